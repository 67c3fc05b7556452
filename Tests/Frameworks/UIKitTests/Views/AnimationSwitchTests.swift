import StrataDeviceServices
import Testing
import UIKit

@MainActor struct AnimationSwitchTests {
  private let view = UIView()

  /// Starts an animation with a delay of a million seconds, and returns whether it ended at once.
  private func endsAtOnce() -> Bool {
    var ended = false
    UIView.animate(withDuration: 1, delay: 1_000_000) {
      view.alpha = 0.5
    } completion: {
      ended = $0
    }
    return ended && view.alpha == 0.5
  }

  @Test func `animations wait for their delay only while they are enabled`() {
    DeviceHost.$current.withValue(Device(id: DeviceID(rawValue: "switch"))) {
      #expect(UIView.areAnimationsEnabled)
      UIView.setAnimationsEnabled(false)
      #expect(!UIView.areAnimationsEnabled)
      #expect(endsAtOnce())
      UIView.setAnimationsEnabled(true)
      #expect(UIView.areAnimationsEnabled)
    }
  }

  @Test
  func `performWithoutAnimation disables animations inside and restores the setting after it`() {
    DeviceHost.$current.withValue(Device(id: DeviceID(rawValue: "without"))) {
      UIView.performWithoutAnimation {
        #expect(!UIView.areAnimationsEnabled)
        UIView.performWithoutAnimation { view.alpha = 0 }
        #expect(endsAtOnce())
      }
      #expect(UIView.areAnimationsEnabled)
      UIView.setAnimationsEnabled(false)
      UIView.performWithoutAnimation { view.alpha = 1 }
      #expect(!UIView.areAnimationsEnabled)
    }
  }

  @Test func `disabling animations on one device leaves them enabled on another`() {
    DeviceHost.$current.withValue(Device(id: DeviceID(rawValue: "ann"))) {
      UIView.setAnimationsEnabled(false)
      DeviceHost.$current.withValue(Device(id: DeviceID(rawValue: "ben"))) {
        #expect(UIView.areAnimationsEnabled)
      }
      #expect(!UIView.areAnimationsEnabled)
    }
  }

  @Test func `springs and transitions without a delay make their changes at once`() {
    var log: [String] = []
    UIView.animate(
      withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0,
      options: .curveEaseInOut
    ) {
      log.append("damped")
    } completion: {
      log.append("\($0)")
    }
    UIView.animate(springDuration: 1, bounce: 0.3) { log.append("bounced") }
    UIView.transition(with: view, duration: 1, options: .transitionCrossDissolve) {
      log.append("faded")
    } completion: {
      log.append("\($0)")
    }
    #expect(log == ["damped", "true", "bounced", "faded", "true"])
  }
}
