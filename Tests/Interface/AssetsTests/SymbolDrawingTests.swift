import Foundation
import StrataKitTesting
import Testing

@testable import StrataAssets

/// Tests of custom symbols of an asset catalog, from the template that Apple's SF Symbols app
/// exports.
@Suite struct SymbolDrawingTests {
  /// Returns a template whose variant has a width of 80 between its margins.
  private func template(_ variant: String = "Regular-M", capitals: Int = 50) -> String {
    let size = variant.suffix(1)
    return """
      <svg><g id="Guides">
        <line id="Baseline-\(size)" style="fill:none;" x1="0" x2="900" y1="1126" y2="1126"/>
        <line id="Capline-\(size)" x1="0" x2="900" y1="\(1126 - capitals)" y2="9"/>
        <line id="left-margin-\(variant)" x1="400" x2="400" y1="0" y2="9"/>
        <line id="right-margin-\(variant)" x1="480" x2="480" y1="0" y2="9"/>
      </g><g id="Symbols">
        <g id="Black-M" transform="matrix(1 0 0 1 9 9)"><path d="M9 9h9"/></g>
        <g id="\(variant)" transform="matrix(1 0 0 1 400 1126)">
          <path class="monochrome-0" d="M0 0L80-50z"/><g><path d="M1 1h2"/></g>
        </g>
        <g id="Thin-M"><path d="M8 8h8"/></g>
      </g></svg>
      """
  }

  @Test func `the variant Regular-M of a symbol template is scaled and moved between its margins`()
  {
    #expect(
      SymbolDrawing(template: template())?.text
        == "@0.2 0.0 0.0 0.2 0.0 13.0|M0 0L80-50z|M1 1h2")
  }

  @Test func `a symbol template higher than capital letters is scaled to fit into the box`() {
    // A box of 136 around the middle of (440, 1076).
    #expect(
      SymbolDrawing(template: template(capitals: 100))?.text
        == "@0.1176 0.0 0.0 0.1176 3.2941 13.8824|M0 0L80-50z|M1 1h2")
  }

  @Test func `a variable symbol's template is drawn in its variant Regular-S`() {
    #expect(SymbolDrawing(template: template("Regular-S"))?.text.hasSuffix("|M1 1h2") == true)
    #expect(SymbolDrawing(template: template("Ultralight-S")) == nil)
    let endless = template().replacing("matrix(1 0 0 1 400", with: "matrix(1 0 0 1 1e999")
    #expect(SymbolDrawing(template: endless) == nil)
    #expect(SymbolDrawing(template: "<svg><path id=\"Regular-M\" d=\"M0 0\"/></svg>") == nil)
  }

  @Test func `a symbol of an asset catalog is found by name, and does not count as an image`()
    throws
  {
    let folder = try TemporaryFolder()
    let set = "Assets.xcassets/leaf.symbolset"
    try folder.write(
      "\(set)/Contents.json", #"{"symbols": [{"filename": "any.svg", "idiom": "universal"}]}"#)
    try folder.write("\(set)/any.svg", template())
    let found = AssetFolder.folder(at: folder.url)
    #expect(found.symbols["leaf"] == SymbolDrawing(template: template()))
    #expect(found.pictures.isEmpty)
  }
}
