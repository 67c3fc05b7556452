import StrataDeviceServices
import Synchronization

/// Records whether the animations of a device's window are enabled.
private final class AnimationSwitch: Sendable {
  let isOn = Atomic(true)

  @MainActor static var current: AnimationSwitch {
    (DeviceHost.current ?? .local).part { AnimationSwitch() }
  }
}

extension UIView {
  /// A Boolean value that indicates whether animations are enabled.
  ///
  /// Without them, `animate(withDuration:delay:options:animations:completion:)` does not wait.
  public class var areAnimationsEnabled: Bool {
    AnimationSwitch.current.isOn.load(ordering: .relaxed)
  }

  /// Enables or disables the animations that begin from now on.
  ///
  /// - Parameter enabled: `true` to enable them.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    AnimationSwitch.current.isOn.store(enabled, ordering: .relaxed)
  }

  /// Runs changes to views without animating them.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let before = areAnimationsEnabled
    setAnimationsEnabled(false)
    defer { setAnimationsEnabled(before) }
    actionsWithoutAnimation()
  }
}
