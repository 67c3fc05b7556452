/// An invalid input of a hand-over, with the field, its value and the rule that it breaks.
struct InvalidField: Error, Equatable, Sendable {
    enum Field: String, Sendable {
        case message
        case note
        case address
        case answerHours
        case windows
    }

    enum Rule: Equatable, Sendable {
        case notEmpty
        /// The text may have at most this number of characters.
        case atMost(Int)
        /// The number must lie between these two numbers.
        case within(Int, Int)
        /// The end must be 15 minutes to a day after the start.
        case order
        /// The time must be in the future, within two weeks.
        case ahead
        /// The end must not be after the food expires.
        case beforeExpiry
    }

    let field: Field
    let value: String
    let rule: Rule
}
