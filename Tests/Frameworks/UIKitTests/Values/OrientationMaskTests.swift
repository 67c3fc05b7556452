import Testing
import UIKit

@MainActor @Suite struct OrientationMaskTests {
  final class Turning: UIViewController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
  }

  @Test
  func `UIInterfaceOrientationMask has Apple's raw values, and a controller can override its mask`()
  {
    #expect(UIInterfaceOrientationMask.portrait.rawValue == 2)
    #expect(UIInterfaceOrientationMask.allButUpsideDown.rawValue == 26)
    #expect(UIInterfaceOrientationMask.all.contains(.portraitUpsideDown))
    #expect(Turning().supportedInterfaceOrientations == [.landscapeLeft, .landscapeRight])
    #expect(UIViewController().supportedInterfaceOrientations.contains(.portrait))
  }
}
