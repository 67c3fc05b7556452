extension String {
    /// The text without the words that may be postcodes: those of three or more characters with a digit. `nil` if it has none,
    /// or nothing else.
    var withoutPostcodes: String? {
        let words = split { $0.isWhitespace || $0 == "," }
        let kept = words.filter { $0.count < 3 || !$0.contains(where: \.isNumber) }
        return kept.isEmpty || kept.count == words.count ? nil : kept.joined(separator: " ")
    }
}
