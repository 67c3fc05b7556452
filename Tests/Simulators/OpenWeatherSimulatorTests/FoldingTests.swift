import Foundation
import Testing

@testable import OpenWeatherSimulator
@testable import SimulatedWorld

@Test(arguments: [
  ("Łódź-Śródmieście", "lodz srodmiescie"), ("  St.  John’s ", "st johns"),
  ("İstanbul", "istanbul"), ("STRASSE Straße", "strasse strasse"), ("Ærø", "aero"),
  ("Αθήνας", "αθηνασ"), ("ガ", "カ\u{3099}"), ("서울", "서울".decomposedStringWithCompatibilityMapping),
  ("--", ""),
])
func `folding a place name removes case, diacritics and punctuation`(text: String, folded: String) {
  #expect(Folding.fold(text) == folded)
}
