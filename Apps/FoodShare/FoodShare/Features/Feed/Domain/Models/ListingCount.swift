/// The number of offers that a search finds.
enum ListingCount: Equatable, Sendable {
    case exactly(Int)
    /// More offers than this number, at which counting stops.
    case moreThan(Int)

    /// The largest number that is counted exactly.
    static let most = 500

    /// Creates a count from a number.
    ///
    /// - Parameter number: The number up to one more than ``most``.
    init(_ number: Int) {
        self = number > Self.most ? .moreThan(Self.most) : .exactly(number)
    }

    /// Returns whether there are more offers than a number.
    func isMore(than number: Int) -> Bool {
        switch self {
        case .exactly(let count): count > number
        case .moreThan: true
        }
    }
}
