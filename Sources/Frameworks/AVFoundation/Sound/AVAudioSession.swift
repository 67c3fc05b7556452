public import Foundation
import StrataDeviceServices
import Synchronization

/// Configures how an app's sounds and those of other apps share the device.
///
/// Accepted: the browser decides; what an app sets is kept, and errors do not occur.
open class AVAudioSession: NSObject, @unchecked Sendable {
  // Unchecked, since the compiler does not check open classes: what changes is behind a lock.
  private struct Settings {
    var category = Category.soloAmbient
    var mode = Mode.default
    var options: CategoryOptions = []
  }
  private let settings = Mutex(Settings())

  /// The session of the app, on the device that the code runs for.
  open class func sharedInstance() -> AVAudioSession {
    (DeviceHost.current ?? .local).part { AVAudioSession() }
  }

  /// The purpose of sounds.
  ///
  /// Accepted: the browser decides.
  public struct Category: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Sounds that play together with those of other apps.
    public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
    /// Sounds instead of those of others.
    public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
    /// Sounds that are the app's purpose.
    public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
    /// Recording.
    public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
    /// Sounds and recording.
    public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
    /// Several routes.
    public static let multiRoute = Category(rawValue: "AVAudioSessionCategoryMultiRoute")
  }

  /// The kind of sounds within a category.
  ///
  /// Accepted: the browser decides.
  public struct Mode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// No special kind.
    public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
    /// Speech.
    public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
    /// Movies.
    public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
    /// Measurements.
    public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
    /// Calls.
    public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
    /// Calls with pictures.
    public static let videoChat = Mode(rawValue: "AVAudioSessionModeVideoChat")
    /// Prompts.
    public static let voicePrompt = Mode(rawValue: "AVAudioSessionModeVoicePrompt")
  }

  /// The mixing with others' sounds.
  ///
  /// Accepted: the browser decides.
  public struct CategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Beside others.
    public static let mixWithOthers = CategoryOptions(rawValue: 1)
    /// Others become softer.
    public static let duckOthers = CategoryOptions(rawValue: 2)
    /// Headsets are allowed.
    public static let allowBluetooth = CategoryOptions(rawValue: 4)
    /// The loudspeaker is used.
    public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
    /// Spoken sounds of others pause.
    public static let interruptSpokenAudioAndMixWithOthers = CategoryOptions(rawValue: 17)
    /// Headsets with good sound are allowed.
    public static let allowBluetoothA2DP = CategoryOptions(rawValue: 32)
    /// Sounds go to other devices.
    public static let allowAirPlay = CategoryOptions(rawValue: 64)
  }

  /// The effects of a session's end on others.
  ///
  /// Accepted: the browser decides.
  public struct SetActiveOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Others can hear it.
    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }

  /// The permission to record.
  public enum RecordPermission: UInt, Sendable {
    /// The person has not been asked yet.
    case undetermined = 1_970_168_948
    /// The person has refused.
    case denied = 1_684_369_017
    /// The person has allowed it.
    case granted = 1_735_552_628
  }

  /// The purpose of the app's sounds.
  open var category: Category { settings.withLock { $0.category } }
  /// The kind of the app's sounds.
  open var mode: Mode { settings.withLock { $0.mode } }
  /// The mixing of the app's sounds with others'.
  open var categoryOptions: CategoryOptions { settings.withLock { $0.options } }
  /// The permission to record: always `denied`, as pages are served without the microphone.
  open var recordPermission: RecordPermission { .denied }
  /// The loudness of the device: always 1, as a browser does not report it.
  open var outputVolume: Float { 1 }
  /// A Boolean value that indicates whether others are heard: always `false`, as a browser does not
  /// report it.
  open var isOtherAudioPlaying: Bool { false }

  /// Sets the purpose of the app's sounds.
  ///
  /// - Throws: nothing here: the browser refuses no purpose.
  open func setCategory(_ category: Category) throws {
    settings.withLock { $0.category = category }
  }

  /// Sets the purpose of the app's sounds.
  ///
  /// - Parameters:
  ///   - category: The purpose.
  ///   - options: The mixing with others' sounds.
  /// - Throws: nothing here: the browser refuses no purpose.
  open func setCategory(_ category: Category, options: CategoryOptions) throws {
    settings.withLock { ($0.category, $0.options) = (category, options) }
  }

  /// Sets the purpose and the kind of the app's sounds.
  ///
  /// - Parameters:
  ///   - category: The purpose.
  ///   - mode: The kind of sounds.
  ///   - options: The mixing with others' sounds.
  /// - Throws: nothing here: the browser refuses no purpose.
  open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
    settings.withLock { $0 = Settings(category: category, mode: mode, options: options) }
  }

  /// Sets the kind of the app's sounds.
  ///
  /// - Throws: nothing here: the browser refuses no kind.
  open func setMode(_ mode: Mode) throws { settings.withLock { $0.mode = mode } }

  /// Begins or ends the app's sounds.
  ///
  /// Accepted: a browser has no sessions of sound.
  ///
  /// - Parameters:
  ///   - active: Whether the session is active.
  ///   - options: The effects on others.
  /// - Throws: nothing here: no other sounds can be in the way.
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}

  /// Asks whether the app may record.
  ///
  /// - Parameter response: Receives `false`, as pages are served without the microphone.
  open func requestRecordPermission(_ response: @escaping @Sendable (Bool) -> Void) {
    Task { response(false) }
  }

  /// Posted when a call interrupts the sounds.
  ///
  /// Accepted: never posted, as a browser does not report it.
  public static let interruptionNotification = Notification.Name(
    "AVAudioSessionInterruptionNotification")
  /// Posted when headphones are connected or removed.
  ///
  /// Accepted: never posted, as a browser does not report it.
  public static let routeChangeNotification = Notification.Name(
    "AVAudioSessionRouteChangeNotification")
}
