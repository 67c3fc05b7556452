/// A place from which a person offers, and the nearby point that others see instead.
///
/// The point is drawn once for all offers from there: with one draw for each listing, the average of many would reveal
/// the home. Since the draw is random, offering from a guessed place reveals nothing.
struct BlurredHome: Equatable, Sendable {
    let home: Coordinate
    /// The point that others see instead: 100 to 500 m from every place that it stands for.
    let shown: Coordinate

    /// The radius in metres within which offers count as from the same home.
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
