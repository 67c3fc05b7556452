extension ListingStanding {
    /// Creates a standing from the text that the database's functions return.
    ///
    /// - Returns: `nil` for an unknown text.
    init?(word: String) {
        switch word {
        case "open": self = .open
        case "taken": self = .taken
        case "asked": self = .asked
        case "received": self = .received
        case "own": self = .own(.none)
        case "own_waiting": self = .own(.waiting)
        case "own_accepted": self = .own(.accepted)
        case "own_reported": self = .own(.reported)
        default: return nil
        }
    }
}
