import Foundation
import Typesetting

/// Texts of all scripts, including those without a bundled font, generated from a seed.
struct RandomTexts {
    private var generator: Generator

    init(seed: UInt64) { generator = Generator(state: seed) }

    /// A text and its layout parameters.
    struct Sample {
        let text: StyledText
        let style: ParagraphStyle
        /// The width, in points.
        let width: CGFloat?

        func layOut(with typesetter: Typesetter) -> Paragraph {
            typesetter.layOut(text, style: style, maximumWidth: width)
        }
    }

    mutating func sample() -> Sample {
        var style = ParagraphStyle()
        if one(in: 6) { (style.lineBreak, style.maximumLines) = (.truncateTail, 1) }
        if one(in: 10) { style.lineBreak = .charWrap }
        let runs = (0..<(one(in: 4) ? 2 : 1)).map { _ in
            StyledText.Run(text: string(), attributes: TextAttributes(font: font()))
        }
        let width: CGFloat? = [nil, 60, 120, 240].randomElement(using: &generator)!
        return Sample(text: StyledText(runs: runs), style: style, width: width)
    }

    /// Few styles, so that texts share fonts.
    private mutating func font() -> FontDescription {
        let families: [FontDescription.Family] = [.system, .system, .system, .system, .serif, .monospaced]
        return FontDescription(
            family: families.randomElement(using: &generator)!, size: one(in: 4) ? 23 : 17,
            weight: one(in: 5) ? .bold : .regular, isItalic: one(in: 9))
    }

    /// Returns words from one to three Unicode blocks.
    mutating func string() -> String {
        var string = ""
        for _ in 0..<Int.random(in: 1...3, using: &generator) {
            let block = Self.blocks.randomElement(using: &generator)!
            for _ in 0..<Int.random(in: 1...12, using: &generator) {
                string += scalar(in: block)
                if one(in: 4) { string += Self.connections.randomElement(using: &generator)! }
            }
            if one(in: 2) { string += " ordinary words, " }
        }
        return string
    }

    /// Returns a random permutation.
    mutating func order(of count: Int) -> [Int] { Array(0..<count).shuffled(using: &generator) }

    private mutating func one(in count: Int) -> Bool { Int.random(in: 0..<count, using: &generator) == 0 }

    private mutating func scalar(in block: ClosedRange<UInt32>) -> String {
        Unicode.Scalar(UInt32.random(in: block, using: &generator)).map { String($0) } ?? "\u{FFFD}"
    }

    /// Characters that modify their neighbors.
    private static let connections = [
        " ", " ", " ", "\t", "\n", "\u{301}", "\u{20DD}", "\u{200D}", "\u{FE0F}", "\u{FE0E}", "\u{E0101}", "\u{200B}",
        "\u{AD}", "\u{2067}", "\u{7}", "\u{FFF9}", "\u{600}", "\u{1F3FD}", "\u{A66F}", "\u{1E8D0}", "\u{E0041}",
    ]

    private static let blocks: [ClosedRange<UInt32>] = [
        0x21...0x7E, 0x20...0x7E, 0xA0...0x24F, 0x250...0x36F, 0x370...0x52F, 0x530...0x5FF, 0x600...0x6FF,
        0x700...0x74F, 0x780...0x7BF, 0x7C0...0x85F, 0x860...0x8FF, 0x900...0x9FF, 0xA00...0xBFF, 0xC00...0xDFF,
        0xE00...0xEFF, 0xF00...0xFFF, 0x1000...0x10FF, 0x1100...0x11FF, 0x1200...0x139F, 0x13A0...0x13FF,
        0x1400...0x167F, 0x1680...0x177F, 0x1780...0x18AF, 0x1900...0x1AFF, 0x1B00...0x1CFF, 0x1D00...0x1FFF,
        0x2000...0x20FF, 0x2100...0x23FF, 0x2400...0x27FF, 0x2800...0x28FF, 0x2900...0x2BFF, 0x2C00...0x2DFF,
        0x2E00...0x2FFF, 0x3000...0x33FF, 0x4E00...0x9FFF, 0xA000...0xA4CF, 0xA4D0...0xA8FF, 0xA900...0xABFF,
        0xAC00...0xD7FF, 0xE000...0xF8FF, 0xF900...0xFDFF, 0xFE00...0xFFFF, 0x10000...0x103FF, 0x10400...0x10FFF,
        0x11000...0x11FFF, 0x12000...0x1342F, 0x14400...0x16FFF, 0x17000...0x1BFFF, 0x1D000...0x1DFFF,
        0x1E000...0x1EFFF, 0x1F000...0x1FAFF, 0x1F300...0x1F64F, 0x20000...0x3FFFF, 0x40000...0xDFFFF,
        0xE0000...0xEFFFF, 0xF0000...0x10FFFF,
    ]
}

/// A generator of reproducible numbers (SplitMix64).
private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return bits ^ (bits >> 31)
    }
}
