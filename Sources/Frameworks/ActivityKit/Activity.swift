public import Foundation

/// The facts about a live activity that do not change while it is shown.
public protocol ActivityAttributes: Decodable, Encodable {
  /// The type of the facts that change while the activity is shown.
  associatedtype ContentState: Decodable, Encodable, Hashable, Sendable
}

/// The changing facts about a live activity, and the date until which they hold.
public struct ActivityContent<State: Decodable & Encodable & Hashable & Sendable>: Sendable {
  /// The facts of the activity that change.
  public var state: State
  /// The date from which the facts are out of date; `nil` for none.
  public var staleDate: Date?
  /// The importance of the activity compared with the app's other activities.
  public var relevanceScore: Double

  /// Creates the content of a live activity: facts that change, and the date until which they hold.
  ///
  /// - Parameters:
  ///   - state: The changing facts about the activity.
  ///   - staleDate: The date from which the content is out of date; `nil` for none.
  ///   - relevanceScore: The importance among the app's activities.
  public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
    (self.state, self.staleDate, self.relevanceScore) = (state, staleDate, relevanceScore)
  }
}

/// The person's settings for activities.
public final class ActivityAuthorizationInfo: Sendable {
  /// Creates an object that reads the person's settings for activities.
  public init() {}
  /// A Boolean value that indicates whether the app may begin live activities: always `false`,
  /// since a browser has no lock screen.
  public var areActivitiesEnabled: Bool { false }
  /// A Boolean value that indicates whether activities may be updated often: always `false`.
  public var frequentPushesEnabled: Bool { false }
}

/// The reason for which no activity began.
public enum ActivityAuthorizationError: LocalizedError, Hashable, Sendable {
  /// The attributes of the live activity are too large.
  case attributesTooLarge
  /// The device has no live activities.
  case unsupported
  /// The person has refused live activities.
  case denied
  /// The device shows too many activities.
  case globalMaximumExceeded
  /// The app shows too many activities.
  case targetMaximumExceeded
  /// The app has not declared live activities.
  case unsupportedTarget
  /// The activity was requested while the app is in the background.
  case visibility
  /// The live activity could not be stored.
  case persistenceFailure

  public var errorDescription: String? { "A browser has no lock screen for live activities." }
}

/// The phase of an activity's life.
public enum ActivityState: Hashable, Sendable {
  /// The activity is shown on the device.
  case active
  /// The activity has ended and is still shown.
  case ended
  /// The activity is not shown any more.
  case dismissed
  /// The content of the activity is out of date.
  case stale
}

/// The time at which an ended activity leaves the screen.
public struct ActivityUIDismissalPolicy: Hashable, Sendable {
  private let date: Date?
  /// The activity leaves the screen some time after its end.
  public static let `default` = Self(date: nil)
  /// The activity leaves the screen as soon as it ends.
  public static let immediate = Self(date: .distantPast)
  /// Returns a policy by which the activity leaves the screen at a date.
  public static func after(_ date: Date) -> Self { Self(date: date) }
}

/// The way in which an activity is updated from outside of the app.
public struct PushType: Hashable, Sendable {
  private let isToken: Bool
  /// The activity is updated by push messages to its token.
  public static let token = PushType(isToken: true)
}

/// A live activity.
///
/// Partial: a browser has no lock screen, so no activity begins:
/// ``request(attributes:content:pushType:)`` throws, and ``activities`` is empty.
public final class Activity<Attributes: ActivityAttributes>: Identifiable {
  /// The type of the activity's changing facts.
  public typealias ContentState = Attributes.ContentState
  /// The activity's identifier.
  public let id: String
  /// The facts about the activity that do not change.
  public let attributes: Attributes
  /// The facts about the activity that change.
  public private(set) var content: ActivityContent<ContentState>
  /// The phase of the activity.
  public private(set) var activityState = ActivityState.active

  private init(_ attributes: Attributes, _ content: ActivityContent<ContentState>) {
    (id, self.attributes, self.content) = (UUID().uuidString, attributes, content)
  }

  /// The activities of the app: always none.
  public static var activities: [Activity<Attributes>] { [] }

  /// Throws an error, since a browser cannot show live activities.
  ///
  /// - Parameters:
  ///   - attributes: The facts about the activity that do not change.
  ///   - content: The changing facts, and the date until which they hold.
  ///   - pushType: The way in which pushes update the activity; `nil` for none.
  /// - Throws: ``ActivityAuthorizationError/unsupported``, always.
  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil
  ) throws -> Activity<Attributes> { throw ActivityAuthorizationError.unsupported }

  /// Changes the facts of the activity.
  public func update(_ content: ActivityContent<ContentState>) async { self.content = content }

  /// Ends the live activity.
  ///
  /// - Parameters:
  ///   - content: The last facts to show; `nil` if they stay as they are.
  ///   - dismissalPolicy: The time at which the activity disappears.
  public func end(
    _ content: ActivityContent<ContentState>?,
    dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {
    if let content { self.content = content }
    activityState = .ended
  }
}
