/// The news that a person wants to be notified of.
struct NewsChoices: Equatable, Sendable {
    /// The language of notifications, which are written while no window is open.
    var language: String
    var kinds = Set(NewsKind.allCases)
}

/// The state of the permission to notify.
enum NewsPermission: Equatable, Sendable {
    /// The person was not asked yet.
    case notAsked
    case refused
    /// Notifications arrive whether or not a window is open.
    case allowed
    /// Notifications arrive only while a window is open, since the browser has no push service.
    case allowedWhileOpen
    /// The device cannot notify, such as over a connection that is not secure.
    case unavailable

    /// A Boolean value that indicates whether notifications arrive, at least while a window is open.
    var isGiven: Bool { self == .allowed || self == .allowedWhileOpen }
}
