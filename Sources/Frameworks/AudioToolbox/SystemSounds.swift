import Foundation

/// The number of a system's sound.
public typealias SystemSoundID = UInt32

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A vibration.
public let kSystemSoundID_Vibrate: SystemSoundID = 4095
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The sound of a message on a watch.
public let kSystemSoundID_UserPreferredAlert: SystemSoundID = 4096

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Plays a sound of the system.
///
/// Accepted: it is silent. A browser has no system sounds and pages are not allowed to vibrate;
/// `AVAudioPlayer` plays a file of the app.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Plays a sound of the system, as an alert.
///
/// Accepted: it is silent, as `AudioServicesPlaySystemSound` is.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Plays a sound of the system.
///
/// Accepted: it is silent, and the closure is called at once.
///
/// - Parameters:
///   - inSystemSoundID: The identifier of the sound.
///   - inCompletionBlock: A function that is called at the end; `nil` for none.
public func AudioServicesPlaySystemSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (@Sendable () -> Void)?
) {
  guard let inCompletionBlock else { return }
  Task { inCompletionBlock() }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Plays a sound of the system, as an alert.
///
/// Accepted: it is silent, and the closure is called at once.
///
/// - Parameters:
///   - inSystemSoundID: The identifier of the sound.
///   - inCompletionBlock: A function that is called at the end; `nil` for none.
public func AudioServicesPlayAlertSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (@Sendable () -> Void)?
) { AudioServicesPlaySystemSoundWithCompletion(inSystemSoundID, inCompletionBlock) }
