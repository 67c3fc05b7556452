/// An invalid input of a hand-over, with the field, its value and the rule that it breaks.
struct InvalidField: Error, Equatable, Sendable {
    enum Field: String, Sendable {
        case message
        case note
        case answerHours
        case windows
    }

    enum Rule: Equatable, Sendable {
        case notEmpty
        /// The largest number of characters.
        case atMost(Int)
        /// The smallest and the largest number.
        case within(Int, Int)
        /// The end lies after the start, by 15 minutes to a day.
        case order
        /// The time lies ahead, within two weeks.
        case ahead
    }

    let field: Field
    let value: String
    let rule: Rule
}
