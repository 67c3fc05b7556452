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

  /// The purpose for which an app plays or records sounds.
  ///
  /// Accepted: the value is kept, but has no effect: the browser decides.
  public struct Category: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Sounds that play together with those of other apps.
    public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
    /// Sounds that silence those of other apps.
    public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
    /// Sounds that are the main purpose of the app, such as music.
    public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
    /// The app records and plays nothing.
    public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
    /// The app plays sounds and records.
    public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
    /// The app sends sounds to several outputs at once.
    public static let multiRoute = Category(rawValue: "AVAudioSessionCategoryMultiRoute")
  }

  /// The kind of sounds within a category.
  ///
  /// Accepted: the value is kept, but has no effect: the browser decides.
  public struct Mode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The app plays sounds of no special kind.
    public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
    /// Spoken sounds, such as those of an audiobook.
    public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
    /// The app plays the sounds of movies.
    public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
    /// Sounds for measurements, which the system should not process.
    public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
    /// The app plays the sounds of voice calls.
    public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
    /// The app plays the sounds of video calls.
    public static let videoChat = Mode(rawValue: "AVAudioSessionModeVideoChat")
    /// Short spoken prompts, such as those of a navigation app.
    public static let voicePrompt = Mode(rawValue: "AVAudioSessionModeVoicePrompt")
  }

  /// The options for mixing the app's sounds with those of other apps.
  ///
  /// Accepted: the value is kept, but has no effect: the browser decides.
  public struct CategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The app's sounds play together with those of other apps.
    public static let mixWithOthers = CategoryOptions(rawValue: 1)
    /// The sounds of other apps become softer while the app plays.
    public static let duckOthers = CategoryOptions(rawValue: 2)
    /// Bluetooth headsets may be used.
    public static let allowBluetooth = CategoryOptions(rawValue: 4)
    /// Sounds are played by the loudspeaker instead of the receiver at the ear.
    public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
    /// The app interrupts the spoken sounds of other apps, and mixes their other sounds with its
    /// sounds.
    public static let interruptSpokenAudioAndMixWithOthers = CategoryOptions(rawValue: 17)
    /// Bluetooth headphones with high sound quality may be used.
    public static let allowBluetoothA2DP = CategoryOptions(rawValue: 32)
    /// Sounds may be sent to other devices by AirPlay.
    public static let allowAirPlay = CategoryOptions(rawValue: 64)
  }

  /// The options for ending the app's session.
  ///
  /// Accepted: the value has no effect: the browser decides.
  public struct SetActiveOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Other apps are notified that they can play again.
    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }

  /// The permission to record.
  public enum RecordPermission: UInt, Sendable {
    /// The person was not asked yet for the permission to record.
    case undetermined = 1_970_168_948
    /// The person has refused the permission to record.
    case denied = 1_684_369_017
    /// The person has allowed the app to record.
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
  /// A Boolean value that indicates whether other apps play sounds: always `false`, as a browser
  /// does not report it.
  open var isOtherAudioPlaying: Bool { false }

  /// Sets the purpose of the app's sounds.
  ///
  /// - Throws: Nothing, since every purpose is accepted.
  open func setCategory(_ category: Category) throws {
    settings.withLock { $0.category = category }
  }

  /// Sets the purpose of the app's sounds.
  ///
  /// - Parameters:
  ///   - category: The purpose.
  ///   - options: The options for mixing the sounds with those of other apps.
  /// - Throws: Nothing, since every purpose is accepted.
  open func setCategory(_ category: Category, options: CategoryOptions) throws {
    settings.withLock { ($0.category, $0.options) = (category, options) }
  }

  /// Sets the purpose and the kind of the app's sounds.
  ///
  /// - Parameters:
  ///   - category: The purpose.
  ///   - mode: The kind of sounds.
  ///   - options: The options for mixing the sounds with those of other apps.
  /// - Throws: Nothing, since every purpose is accepted.
  open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
    settings.withLock { $0 = Settings(category: category, mode: mode, options: options) }
  }

  /// Sets the kind of the app's sounds.
  ///
  /// - Throws: Nothing, since every kind is accepted.
  open func setMode(_ mode: Mode) throws { settings.withLock { $0.mode = mode } }

  /// Begins or ends the app's sounds.
  ///
  /// Accepted: it does nothing, as a browser has no audio sessions.
  ///
  /// - Parameters:
  ///   - active: Whether the session is active.
  ///   - options: The options for ending the session.
  /// - Throws: Nothing, since other sounds cannot prevent it.
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}

  /// Asks whether the app may record.
  ///
  /// - Parameter response: Receives `false`, as pages are served without the microphone.
  @preconcurrency open func requestRecordPermission(_ response: @escaping @Sendable (Bool) -> Void)
  {
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
