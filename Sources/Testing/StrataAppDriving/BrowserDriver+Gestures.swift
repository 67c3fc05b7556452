import StrataBrowserTesting
import SwiftUI

/// The touch and wheel input of a page.
extension BrowserDriver {
  func swipe(_ name: String, toward edge: HorizontalEdge) async throws {
    let roles = ["button", "link", "switch", "heading"]
    let element = try await browser.find(try await locate(name, roles))
    let found = try await browser.run(Self.swiped, element.json, .string("\(edge)"))
    guard let distance = found.int else {
      throw DriverFailure(reason: found.string ?? "\(found)", lines: try await lines)
    }
    let page = try await browser.run("return \(Self.page)", element.json)
    if let pages = try await element.closest(".row:has(> .swipe), .pages") {
      try await drag(pages, element, by: distance)
    }
    try await browser.wait(
      until: "args[0].closest('[data-open]') || (\(Self.page)) !== args[1]", element.json, page)
    try await settle()
  }

  /// Drags a finger over more than half of a page, so that the page turns whatever the speed; drags
  /// over a row only as far as needed to reveal its actions.
  private func drag(_ place: Element, _ element: Element, by distance: Int) async throws {
    let isRow = try await place.attribute("data-page") == nil
    guard !isRow else {
      // The script that slides rows is loaded with the first row.
      try await browser.wait(
        until: "[...document.scripts].some(it => it.src.includes('/rows.js') && it.does)")
      return try await browser.drag(element, by: distance, 0)
    }
    try await browser.drag(
      place, from: -distance / 2, by: distance, 0, steps: 12, pause: .milliseconds(150))
  }

  func scroll(to words: String) async throws {
    while try await browser.run(Self.isInSight, .string(words)) != true {
      let before = try await browser.run("return \(Self.offsets)")
      try await browser.turnWheel(by: 500)
      try await browser.rest()
      try await settle()
      if try await browser.run("return \(Self.offsets)") == before {
        throw DriverFailure(
          reason: "“\(words)” does not appear further down.", lines: try await lines)
      }
    }
  }

  private static let page = "args[0].closest('.pages')?.dataset.page ?? null"

  /// Returns the distance for a swipe on an element's row or page, or the reason why it would have
  /// no effect.
  private static let swiped = """
    const [start, edge] = args;
    const place = start.closest('.row:has(> .swipe), .pages');
    if (!place) return 'The element is in no row with actions, and on no page that has pages beside it.';
    const isLeading = edge === 'leading', isRow = place.matches('.row');
    const side = isLeading ? 'trailing' : 'leading';
    if (isRow && !place.querySelector(`:scope > .swipe.${side}`))
      return `Its row has no actions at the ${side} edge.`;
    const next = Number(place.dataset.page) + (isLeading ? 1 : -1);
    if (!isRow && !place.children[next]) return 'There is no page beside it.';
    const way = (getComputedStyle(place).direction === 'rtl') === isLeading ? 1 : -1;
    return way * Math.round(isRow ? 120 : place.clientWidth * 0.7);
    """

  private static let isInSight = """
    const flat = text => text.replace(/\\s+/g, ' ').trim();
    const says = e => [...e.childNodes].some(n => n.nodeType === 3) && flat(e.textContent).includes(args[0]);
    return [...document.querySelectorAll('body *')].some(e => {
      if (!says(e) || !e.checkVisibility({visibilityProperty: true})) return false;
      const {top, bottom, height} = e.getBoundingClientRect();
      return height && top >= 0 && bottom <= innerHeight;
    });
    """

  private static let offsets = """
    [document.scrollingElement, ...document.querySelectorAll('.sc,[data-scroll]')].map(e => e.scrollTop)
    """
}
