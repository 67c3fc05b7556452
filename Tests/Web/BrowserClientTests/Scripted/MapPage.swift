/// A page with a map of 400 by 400 points.
enum MapPage {
  /// Returns the HTML of the map.
  ///
  /// - Parameter more: Further properties of the map, after a comma.
  static func screen(_ more: String = "", pins: String = "", region: String = "[51,0,4,4]")
    -> String
  {
    let facts =
      #"{"id":"a","isOwn":false,"region":\#(region),"ways":["pan","zoom"],"tiles":[],"#
      + #""words":{"map":"Map","in":"In","out":"Out"}\#(more)}"#
    return
      "<div class='map' data-n='5' data-e='sight' data-map='\(facts)' "
      + "id='canvas'>\(pins)</div><style nonce='N'>#canvas{block-size:400px;inline-size:400px}</style>"
  }

  /// Returns a marker whose lower edge is at the place, with its title below.
  static func pin(_ name: String, _ latitude: Double, number: Int = 6) -> String {
    "<div class='pin' data-n='\(number)' data-map='\(latitude) 0 0.5 1'><button>o</button>"
      + "<div class='map-title'>\(name)</div></div>"
  }
}
