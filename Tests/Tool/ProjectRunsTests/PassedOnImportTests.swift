import Testing

@testable import StrataProjectRuns

/// Tests of imports that copies get because Apple's Foundation passes more on.
@Suite struct PassedOnImportTests {
  private func copy(_ text: String, own: Set<String> = []) -> String {
    let rewriter = SourceRewriter(offered: ["SwiftUI", "UIKit", "os"], own: own)
    return String(decoding: rewriter.rewrite(Array(text.utf8)).bytes, as: UTF8.self)
  }

  @Test(
    arguments: [
      (
        "import Foundation\nvar lock = os_unfair_lock()",
        "import Foundation; import os\nvar lock = os_unfair_lock()"
      ),
      (
        "import SwiftUI\nlet lock: os_unfair_lock_t",
        "import SwiftUI; import os\nlet lock: os_unfair_lock_t"
      ),
      ("import Foundation\nimport os\nvar lock = os_unfair_lock()", nil),
      ("import Foundation\nlet lock = 1 // os_unfair_lock", nil),
      ("var lock = os_unfair_lock()", nil),
    ] as [(String, String?)])
  func `a source that uses an unfair lock with Foundation alone gets an import of os`(
    text: String, expected: String?
  ) {
    #expect(copy(text) == expected ?? text)
  }

  @Test func `a project's own module os is not imported for an unfair lock`() {
    let text = "import Foundation\nvar lock = os_unfair_lock()"
    #expect(copy(text, own: ["os"]) == text)
  }
}
