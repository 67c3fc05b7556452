import Foundation
import SwiftUI
import SwiftUITesting
import Testing
import UIKit

@testable import UIKit

@MainActor struct MemoryWarningTests {
  final class Keeper: UIViewController {
    var cache = ["a", "b"]
    override func didReceiveMemoryWarning() {
      super.didReceiveMemoryWarning()
      cache = []
    }
  }

  @Test func `a memory warning reaches view controllers and observers`() {
    let keeper = Keeper()
    let screen = screen { keeper }
    screen.flush()
    var told = 0
    let token = NotificationCenter.default.addObserver(
      forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { told += 1 } }
    Memory.warn()
    NotificationCenter.default.removeObserver(token)
    #expect(keeper.cache == [])
    #expect(told == 1)
  }
}
