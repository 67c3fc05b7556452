import Testing

/// Tests that closures for Apple's completion handlers compile in Swift 6 as in Xcode.
@Suite struct CompletionHandlerTests {
  /// Returns a class that is neither isolated nor sendable, and that uses itself in a closure.
  private func app(_ module: String, _ call: String) -> String {
    """
    import Foundation
    import \(module)
    final class Manager {
      var isAllowed = false
      @MainActor func ask() {
        \(call) { [weak self] isAllowed, _ in
          DispatchQueue.main.async { self?.isAllowed = isAllowed }
        }
      }
    }
    """
  }

  @Test(arguments: [
    ("EventKit", "EKEventStore().requestAccess(to: .event)"),
    ("EventKit", "EKEventStore().requestFullAccessToEvents"),
    ("Contacts", "CNContactStore().requestAccess(for: .contacts)"),
    (
      "UserNotifications",
      "UNUserNotificationCenter.current().requestAuthorization(options: .alert)"
    ),
    ("HealthKit", "HKHealthStore().requestAuthorization(toShare: nil, read: nil)"),
    (
      "LocalAuthentication",
      "LAContext().evaluatePolicy(.deviceOwnerAuthentication, localizedReason: \"\")"
    ),
  ])
  func `a closure that captures an object of one thread causes a warning and no error`(
    module: String, call: String
  ) throws {
    let messages = try TypeChecker().messages(about: app(module, call))
    #expect(!messages.contains { $0.contains("error:") }, "\(messages)")
  }
}
