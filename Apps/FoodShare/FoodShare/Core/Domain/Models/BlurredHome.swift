/// A place from which somebody offers, and the one beside it that others see.
///
/// It is drawn once for all that is offered from there: were one drawn for each listing, a giver's many would average to
/// where they live. As nothing but chance is in it, offering oneself from a guessed place tells nothing.
struct BlurredHome: Equatable, Sendable {
    let home: Coordinate
    /// 100 to 500 m beside whatever is covered.
    let shown: Coordinate

    /// Metres: whatever is offered so near is from the same home.
    static let reach = 50.0
    static let blur = 100.0...500.0

    func covers(_ place: Coordinate) -> Bool {
        home.metres(to: place) <= Self.reach
    }
}

extension BlurredHome {
    init(drawnAt home: Coordinate) {
        let metres = Double.random(in: Self.blur.lowerBound + Self.reach...Self.blur.upperBound - Self.reach)
        self.init(home: home, shown: home.moved(metres: metres, turns: .random(in: 0...1)))
    }
}
