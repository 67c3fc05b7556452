import Foundation

/// The device's records of notifications: the person's choices, their saved searches, and what they were notified of.
protocol NewsRecords: Sendable {
    /// Returns the person's choices; `nil` before they permitted notifications.
    func choices() async throws -> NewsChoices?
    func keep(_ choices: NewsChoices) async throws
    /// Records an event, so that only one process notifies people of it.
    ///
    /// - Returns: `false` if any process has recorded it before.
    func claim(_ event: String, at now: Date) async throws -> Bool
    func searches() async throws -> [SavedSearch]
    func save(_ search: SavedSearch) async throws
    func remove(_ search: SavedSearch.ID) async throws
}

/// Shows notifications on the device.
protocol NoticeService: Sendable {
    func permission() async -> NewsPermission
    /// Asks the person for the permission to notify.
    func ask() async -> NewsPermission
    /// Shows a notification that says what kind of news there is, and nothing else: others may see the screen.
    func show(_ item: NewsItem, language: String) async
    /// Plans notifications of pickups, and removes those that were planned or shown before and are not among them. Each is
    /// shown once at its time, also while the app does not run, and none after its pickup has begun.
    func plan(_ reminders: [PickupReminder], language: String) async
}
