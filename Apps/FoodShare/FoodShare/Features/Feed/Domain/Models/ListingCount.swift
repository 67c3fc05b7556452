/// The number of offers that a search finds.
enum ListingCount: Equatable, Sendable {
    case exactly(Int)
    /// Counting stops at this number.
    case moreThan(Int)

    /// The largest number that is counted exactly.
    static let most = 500

    /// - Parameter number: The number up to one more than ``most``.
    init(_ number: Int) {
        self = number > Self.most ? .moreThan(Self.most) : .exactly(number)
    }
}
