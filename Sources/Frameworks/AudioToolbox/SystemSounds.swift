import Foundation

/// The identifier of one of the system's sounds.
public typealias SystemSoundID = UInt32

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The identifier that makes a phone vibrate.
public let kSystemSoundID_Vibrate: SystemSoundID = 4095
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The identifier of the alert that a person has chosen on a watch.
public let kSystemSoundID_UserPreferredAlert: SystemSoundID = 4096

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Does nothing, since a browser has no system sounds.
///
/// Accepted: pages are also not allowed to vibrate. `AVAudioPlayer` plays a file of the app.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Does nothing, since a browser has no system sounds.
///
/// Accepted: `AVAudioPlayer` plays a file of the app.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Plays no sound, since a browser has no system sounds, and calls a closure at once.
///
/// Accepted: `AVAudioPlayer` plays a file of the app.
///
/// - Parameters:
///   - inSystemSoundID: The identifier of the sound.
///   - inCompletionBlock: A function that is called at the end; `nil` for none.
@preconcurrency public func AudioServicesPlaySystemSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (@Sendable () -> Void)?
) {
  guard let inCompletionBlock else { return }
  Task { inCompletionBlock() }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Plays no alert, since a browser has no system sounds, and calls a closure at once.
///
/// Accepted: `AVAudioPlayer` plays a file of the app.
///
/// - Parameters:
///   - inSystemSoundID: The identifier of the sound.
///   - inCompletionBlock: A function that is called at the end; `nil` for none.
@preconcurrency public func AudioServicesPlayAlertSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (@Sendable () -> Void)?
) { AudioServicesPlaySystemSoundWithCompletion(inSystemSoundID, inCompletionBlock) }
