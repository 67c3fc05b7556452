/// The invalid fields of the form, which are all marked at once.
extension OfferViewModel {
    /// The first invalid field; `nil` if there is none.
    var invalid: InvalidDraft? { invalids.first }

    /// All fields that are invalid now. A place that was chosen on the map and not confirmed is not missing.
    var problems: [InvalidDraft] {
        let isPinOpen = pinning != nil
        return completed.problems(hasPlace: !asksForPlace || draft.place != nil || isPinOpen, isPinOpen: isPinOpen)
    }
}
