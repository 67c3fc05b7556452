/// The names of Apple's modules that the toolchain for Linux lacks.
///
/// If Strata lacks a module too, its import is left out of the copied source, so that the compiler
/// names the symbols that are missing instead of the module alone.
enum AppleModules {
  static let names = Set(
    text.split(whereSeparator: \.isWhitespace).map(String.init))

  /// The modules of the toolchain for Linux that a source may import.
  static let onLinux: Set = [
    "Cxx", "CxxStdlib", "Dispatch", "Distributed", "Foundation", "FoundationEssentials",
    "FoundationInternationalization", "FoundationNetworking", "FoundationXML", "Glibc",
    "Observation", "RegexBuilder", "Swift", "SwiftSyntax", "Synchronization", "Testing", "XCTest",
    "_Concurrency", "_Differentiation", "_StringProcessing",
  ]

  private static let text = """
    ARKit AVFAudio AVFoundation AVKit Accelerate Accessibility AccessorySetupKit Accounts
    ActivityKit AdAttributionKit AdServices AdSupport AddressBook AddressBookUI AlarmKit
    AppClip AppIntents AppKit AppTrackingTransparency AudioToolbox AudioUnit AuthenticationServices
    AutomaticAssessmentConfiguration BackgroundAssets BackgroundTasks BusinessChat CFNetwork
    CallKit CarPlay Charts ClassKit ClockKit CloudKit Cocoa Combine CommonCrypto Contacts ContactsUI
    CoreAudio CoreAudioKit CoreAudioTypes CoreBluetooth CoreData CoreFoundation CoreGraphics
    CoreHaptics CoreImage CoreLocation CoreLocationUI CoreMIDI CoreML CoreMedia CoreMotion CoreNFC
    CoreServices CoreSpotlight CoreTelephony CoreText CoreTransferable CoreVideo CreateML CryptoKit
    CryptoTokenKit Darwin DataDetection DeveloperToolsSupport DeviceActivity DeviceCheck
    DeviceDiscoveryUI EventKit EventKitUI ExposureNotification ExtensionFoundation ExtensionKit
    ExternalAccessory FamilyControls FileProvider FileProviderUI FinanceKit FoundationModels
    GLKit GSS GameController GameKit GameplayKit GroupActivities HealthKit HealthKitUI HomeKit
    IOKit IOSurface IdentityLookup IdentityLookupUI ImageCaptureCore ImageIO ImagePlayground
    Intents IntentsUI JavaScriptCore JournalingSuggestions LinkPresentation LocalAuthentication
    LockedCameraCapture MLCompute MachO ManagedSettings ManagedSettingsUI MapKit MediaAccessibility
    MediaPlayer MediaToolbox MessageUI Messages Metal MetalKit MetalPerformanceShaders MetricKit
    MobileCoreServices ModelIO MultipeerConnectivity MusicKit NaturalLanguage NearbyInteraction
    Network NetworkExtension NotificationCenter OSLog ObjectiveC OpenAL OpenGLES PDFKit PHASE
    PaperKit PassKit PencilKit PermissionKit Photos PhotosUI PlaygroundSupport ProximityReader
    PushKit PushToTalk QuartzCore QuickLook QuickLookThumbnailing RealityFoundation RealityKit
    ReplayKit RoomPlan SafariServices SafetyKit SceneKit ScreenTime Security
    SensitiveContentAnalysis
    SensorKit SharedWithYou ShazamKit Social SoundAnalysis Speech SpriteKit StoreKit StoreKitTest
    SwiftData SwiftUI Symbols SystemConfiguration TVMLKit TVUIKit TelephonyUtilities TipKit
    Translation UIKit UniformTypeIdentifiers UserNotifications UserNotificationsUI
    VideoSubscriberAccount
    VideoToolbox Vision VisionKit WalletPasses WatchConnectivity WatchKit WeatherKit WebKit
    WidgetKit
    WorkoutKit XCUIAutomation iAd os simd
    """
}
