import StrataCheckReports
import Testing

@Suite struct MarkedPageTests {
  @Test
  func `the text between two markers is replaced by a graph drawn with the marker's arguments`()
    throws
  {
    let page = try MarkedPage(
      """
      # Project
      <!-- strata graph --level group -->
      old
      <!-- /strata graph -->
      between
      <!-- strata graph -->
      <!-- /strata graph -->
      end
      """)
    let drawn = page.text { words in "drawn by \(words)" }
    #expect(
      drawn == """
        # Project
        <!-- strata graph --level group -->
        drawn by ["--level", "group"]
        <!-- /strata graph -->
        between
        <!-- strata graph -->
        drawn by []
        <!-- /strata graph -->
        end
        """)
    #expect(try MarkedPage(drawn).text { "drawn by \($0)" } == drawn)
  }

  @Test(arguments: [
    (
      "# Project\n",
      "the page has no mark '<!-- strata graph -->': add one where the graph should be"
    ),
    (
      "<!-- strata graph -->\n",
      "the page has the mark '<!-- strata graph' without the mark '<!-- /strata graph -->' after it"
    ),
    (
      "<!-- strata graph",
      "the page has the mark '<!-- strata graph' without the mark '<!-- /strata graph -->' after it"
    ),
  ])
  func `a page with invalid markers is an error`(text: String, sentence: String) {
    let problem = #expect(throws: MarkedPageProblem.self) { _ = try MarkedPage(text) }
    #expect(problem?.text == sentence)
  }
}
