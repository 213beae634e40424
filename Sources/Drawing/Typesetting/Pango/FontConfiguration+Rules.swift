extension FontConfiguration {
    /// The property of an emoji font with the advance of its pictures, relative to the size.
    static let pictureAdvance = "pictureadvance"

    /// The fontconfig rules besides the files. Pango applies the first one of the current configuration, and those for
    /// fonts of the font map's own.
    ///
    /// 1. Emoji come from the user's emoji font if there is one, or else from the bundled one.
    /// 2. An emoji font has a single size; it is scaled so that an emoji has the advance that it has on iOS, which is
    /// not proportional to the text's size.
    /// 3. Glyphs keep their shape and width at every size.
    static let rules = """
        <?xml version="1.0"?>
        <fontconfig>
          <match target="pattern">
            <test name="family"><string>emoji</string></test>
            <edit name="family" mode="prepend" binding="strong">
              <string>\(SystemCut.emojiFamily)</string><string>Noto Color Emoji</string>
            </edit>
          </match>
          <match target="font">
            <test name="outline" compare="eq"><bool>false</bool></test>
            <test name="\(pictureAdvance)" compare="more"><double>0</double></test>
            <edit name="pixelsizefixupfactor" mode="assign">
              <times>
                <divide><name target="pattern">pixelsize</name><name target="font">pixelsize</name></divide>
                <divide>\(emojiAdvance)<name target="font">\(pictureAdvance)</name></divide>
              </times>
            </edit>
            <edit name="matrix" mode="assign">
              <times>
                <name>matrix</name>
                <matrix>
                  <name>pixelsizefixupfactor</name><double>0</double>
                  <double>0</double><name>pixelsizefixupfactor</name>
                </matrix>
              </times>
            </edit>
          </match>
          <match target="font">
            <edit name="hinting" mode="assign"><bool>false</bool></edit>
          </match>
        </fontconfig>
        """

    private static var emojiAdvance: String {
        let size = #"<name target="pattern">pixelsize</name>"#
        let advance = """
            <plus><double>\(EmojiMetrics.advanceAtZero)</double>\
            <times><double>\(EmojiMetrics.advanceSlope)</double>\(size)</times></plus>
            """
        let smallest = "<double>\(EmojiMetrics.smallestAdvance)</double>"
        let largest = "<double>\(EmojiMetrics.largestAdvance)</double>"
        return """
            <if><less>\(advance)\(smallest)</less>\(smallest)\
            <if><more>\(advance)\(largest)</more>\(largest)\(advance)</if></if>
            """
    }
}
