extension FontConfiguration {
    /// An emoji font: the name of its family, and its measures.
    typealias EmojiFont = (family: String, metrics: EmojiMetrics)

    /// Returns the fontconfig rules besides the files.
    ///
    /// 1. Emoji come from the first emoji font.
    /// 2. An emoji font has a single size; it is scaled so that an emoji has the advance that it has on iOS, which is
    /// not proportional to the text's size.
    /// 3. Glyphs keep their shape and width at every size.
    static func rules(for emojiFonts: [EmojiFont]) -> String {
        """
        <?xml version="1.0"?>
        <fontconfig>
          <match target="pattern">
            <test name="family"><string>emoji</string></test>
            <edit name="family" mode="prepend" binding="strong"><string>\(emojiFonts[0].family)</string></edit>
          </match>
          \(emojiFonts.map(scaling).joined())
          <match target="font">
            <edit name="hinting" mode="assign"><bool>false</bool></edit>
          </match>
        </fontconfig>
        """
    }

    private static func scaling(of font: EmojiFont) -> String {
        """
          <match target="font">
            <test name="outline" compare="eq"><bool>false</bool></test>
            <test name="family" compare="eq"><string>\(font.family)</string></test>
            <edit name="pixelsizefixupfactor" mode="assign">
              <times>
                <divide><name target="pattern">pixelsize</name><name target="font">pixelsize</name></divide>
                <divide>\(emojiAdvance)<double>\(font.metrics.pictureAdvance)</double></divide>
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
        """
    }

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
