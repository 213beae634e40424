import Comparison
import Foundation
import Frames
import Raster

/// Pairs of pictures, and whether they should match by default.
struct Corpus {
    struct Pair {
        var name: String
        var shouldMatch: Bool
        var expected: ComparedPicture
        var actual: ComparedPicture
    }

    private(set) var pairs: [Pair] = []
    private let base: ComparedPicture

    init() throws {
        base = try Scene().picture()
        try addMatching()
        try addPlaces()
        try addColors()
        try addShapes()
        try addParts()
        try addTexts()
        try addPixels()
    }

    private mutating func add(_ name: String, match: Bool = false, _ change: (inout Scene) -> Void) throws {
        var scene = Scene()
        change(&scene)
        pairs.append(Pair(name: name, shouldMatch: match, expected: base, actual: try scene.picture()))
    }

    private mutating func add(
        _ name: String, match: Bool = false, pixels change: (Bitmap, Int, Int, UInt32) -> UInt32
    ) throws {
        let bitmap = base.bitmap
        let changed = try bitmap.mapped { change(bitmap, $0, $1, $2) }
        pairs.append(
            Pair(
                name: name, shouldMatch: match, expected: base,
                actual: ComparedPicture(changed, frame: base.frame)))
    }

    // MARK: Should match

    private mutating func addMatching() throws {
        try add("drawn twice", match: true) { _ in }
        let reencoded = try PNGReader.bitmap(in: PNGWriter.data(base.bitmap, compression: 12))
        pairs.append(
            Pair(name: "another encoder", shouldMatch: true, expected: base, actual: ComparedPicture(reencoded)))
        try add("one level brighter everywhere", match: true) { _, _, _, pixel in Self.adding(1, to: pixel) }
        try add("one level darker everywhere", match: true) { _, _, _, pixel in Self.adding(-1, to: pixel) }
        var generator = SeededGenerator(seed: 1)
        try add("noise of one level", match: true) { _, _, _, pixel in
            Self.adding(Int.random(in: -1...1, using: &generator), to: pixel)
        }
        try add("one level in one pixel", match: true) { _, x, y, pixel in
            x == 50 && y == 50 ? Self.adding(-1, to: pixel) : pixel
        }
        try add("a component with another class", match: true) { $0.bubbleName = "OtherView#bubbleView" }
        try add("a frame that is invisible", match: true) {
            $0.above = Frame(
                origin: "veil", rect: CGRect(x: 0, y: 0, width: 120, height: 96), opacity: 0, fill: .color(.black))
        }
        try add("a frame that is covered", match: true) {
            $0.hidden = Frame(origin: "under", rect: CGRect(x: 50, y: 46, width: 40, height: 20), fill: .color(.black))
        }
        try add("another order of what does not overlap", match: true) { $0.bubbleIsAboveAvatar = false }
        try add("a thousandth of a point to the right", match: true) { $0.bubbleX += 0.001 }
    }

    private static func adding(_ levels: Int, to pixel: UInt32) -> UInt32 {
        func channel(_ shift: UInt32) -> UInt32 {
            UInt32(min(max(Int(pixel >> shift & 0xFF) + levels, 0), 255)) << shift
        }
        return pixel & 0xFF00_0000 | channel(16) | channel(8) | channel(0)
    }

    // MARK: Should fail

    private mutating func addPlaces() throws {
        let shifts = [("right", 0.5, 0.0), ("left", -0.5, 0), ("down", 0, 0.5), ("up", 0, -0.5)]
        for (name, x, y) in shifts {
            try add("all one pixel \(name)") { $0.shift = CGPoint(x: x, y: y) }
        }
        try add("the bubble one pixel to the right") { $0.bubbleX += 0.5 }
        try add("the avatar one pixel to the left") { $0.avatarX -= 0.5 }
        try add("the divider one pixel down") { $0.dividerY += 0.5 }
        try add("a quarter of a pixel to the right") { $0.shift.x = 0.125 }
        try add("avatar and bubble exchanged") {
            $0.avatarX = 80; $0.bubbleX = 8
        }
        try add("one point wider") { $0.width += 1 }
        try add("one point narrower") { $0.width -= 1 }
        try add("one point higher") { $0.height += 1 }
        try add("one point lower") { $0.height -= 1 }
        try add("another scale") { $0.scale = 3 }
    }

    private mutating func addColors() throws {
        try add("a divider of one pixel from #E0E0E0 to #D0D0D0") { $0.dividerColor = RGBA(hex: 0xD0D0D0) }
        try add("a divider of one pixel from #E0E0E0 to #DCDCDC") { $0.dividerColor = RGBA(hex: 0xDCDCDC) }
        try add("a secondary text from #72767E to #4A4E56") { $0.titleColor = RGBA(hex: 0x4A4E56) }
        try add("a text two levels darker") { $0.titleColor = RGBA(hex: 0x70747C) }
        try add("the background two levels darker") { $0.background = RGBA(hex: 0xFDFDFD) }
        try add("the background a little yellow") { $0.background = RGBA(hex: 0xFFFFF0) }
        try add("a color of equal luma: #005FFF to #C82B00") { $0.avatarColor = RGBA(hex: 0xC82B00) }
        try add("a color of nearly equal luma: #005FFF to #7B43A1") { $0.avatarColor = RGBA(hex: 0x7B43A1) }
        try add("another token: #ECEBEB to #F2F2F2") { $0.bubbleColor = .color(RGBA(hex: 0xF2F2F2)) }
        try add("a gradient in place of a color") {
            $0.bubbleColor = .linearGradient(
                ColorStops([
                    .init(color: RGBA(hex: 0xECEBEB), location: 0), .init(color: RGBA(hex: 0xE4E3E3), location: 1),
                ]), from: .zero, to: CGPoint(x: 1, y: 0))
        }
        try add("a border from #DBDBDB to #D0D0D0") { $0.bubbleBorder?.color = RGBA(hex: 0xD0D0D0) }
        try add("dark in place of light") {
            $0.background = RGBA(hex: 0x070A0D); $0.titleColor = .white
        }
        try add("opacity from 1 to 0.9") { $0.bubbleOpacity = 0.9 }
        try add("alpha only: the background half transparent") { $0.background = RGBA.white.withAlpha(0.5) }
        try add("alpha only: the background gone") { $0.background = .clear }
    }

    private mutating func addShapes() throws {
        try add("square corners") { $0.bubbleRadius = 0 }
        try add("corner radius from 10 to 9") { $0.bubbleRadius = 9 }
        try add("a square avatar") { $0.avatarIsSquare = true }
        try add("no border") { $0.bubbleBorder = nil }
        try add("a border of 1.5 points") { $0.bubbleBorder?.width = 1.5 }
        try add("a soft shadow") {
            $0.bubbleShadow = Shadow(color: RGBA.black.withAlpha(0.1), radius: 3, offset: CGSize(width: 0, height: 1))
        }
        try add("a bubble one point wider") { $0.bubbleWidth += 1 }
        try add("a bubble that covers the avatar") {
            $0.bubbleX = 30; $0.bubbleWidth = 78
        }
        try add("a bubble below the avatar, not above") {
            $0.bubbleX = 30
            $0.bubbleIsAboveAvatar = false
        }
    }

    private mutating func addParts() throws {
        try add("a lost avatar") { $0.avatarColor = nil }
        try add("a lost badge") { $0.badgeColor = nil }
        try add("a lost divider") { $0.dividerColor = nil }
        try add("a lost bubble") {
            $0.bubbleColor = nil; $0.bubbleBorder = nil
        }
        try add("a dot of one pixel more") {
            $0.above = Frame(origin: "dot", rect: CGRect(x: 110, y: 88, width: 0.5, height: 0.5), fill: .color(.black))
        }
        try add("a veil of 2 %") {
            $0.above = Frame(
                origin: "veil", rect: CGRect(x: 0, y: 0, width: 120, height: 96), opacity: 0.02, fill: .color(.black))
        }
    }

    private mutating func addTexts() throws {
        try add("a typo: Falcon to Fa1con") { $0.title = "Fa1con at 5 pm" }
        try add("a letter: pm to am") { $0.title = "Falcon at 5 am" }
        try add("a capital letter") { $0.title = "falcon at 5 pm" }
        try add("a full stop more") { $0.title = "Falcon at 5 pm." }
        try add("no text") { $0.title = "" }
        try add("a text one point larger") { $0.titleSize = 13 }
        try add("a medium weight") { $0.titleWeight = .medium }
    }

    private mutating func addPixels() throws {
        try add("two levels in one pixel") { _, x, y, pixel in x == 50 && y == 50 ? Self.adding(-2, to: pixel) : pixel }
        try add("one pixel black") { _, x, y, pixel in x == 200 && y == 20 ? 0xFF00_0000 : pixel }
        try add("ten speckles") { _, x, y, pixel in y == 20 && x % 24 == 3 ? 0xFF00_0000 : pixel }
        try add("a black square of 8 × 8 pixels") { _, x, y, pixel in
            (200..<208).contains(x) && (150..<158).contains(y) ? 0xFF00_0000 : pixel
        }
        try add("noise of two levels") { _, x, y, pixel in Self.adding((x + y) % 2 == 0 ? -2 : 0, to: pixel) }
        try add("a picture that is mirrored") { bitmap, x, y, _ in bitmap.near(bitmap.pixelsWide - 1 - x, y) }
        try add("blurred by one pixel") { bitmap, x, y, _ in
            Self.mean([bitmap.near(x - 1, y), bitmap.near(x, y), bitmap.near(x + 1, y)])
        }
        try addSmoothing()
        try add("a row of pixels that is lost") { bitmap, x, y, pixel in y < 100 ? pixel : bitmap.near(x, y + 1) }
        try add("red and blue exchanged") { _, _, _, pixel in
            pixel & 0xFF00_FF00 | pixel >> 16 & 0xFF | (pixel & 0xFF) << 16
        }
    }

    /// The edges of a rotated square, antialiased by two rasterizers.
    private mutating func addSmoothing() throws {
        func square(_ turn: Double, _ weight: Double) throws -> ComparedPicture {
            let side = 64
            let pixels = (0..<side * side).map { index -> UInt32 in
                let (x, y) = (Double(index % side) - 31.7, Double(index / side) - 31.3)
                let (across, down) = (x * cos(turn) + y * sin(turn), y * cos(turn) - x * sin(turn))
                let coverage = min(max(20.5 - max(abs(across), abs(down)), 0), 1)
                let gray = UInt32((255 - 255 * pow(coverage, weight)).rounded())
                return 0xFF00_0000 | gray << 16 | gray << 8 | gray
            }
            return ComparedPicture(try Bitmap(pixelsWide: side, pixelsHigh: side, pixels: pixels))
        }
        pairs.append(
            Pair(
                name: "edges smoothed by another rasterizer", shouldMatch: false, expected: try square(0.3, 1),
                actual: try square(0.3, 1.15)))
        pairs.append(
            Pair(
                name: "edges of a shape that is turned a little", shouldMatch: false, expected: try square(0.3, 1),
                actual: try square(0.31, 1)))
    }

    private static func mean(_ pixels: [UInt32]) -> UInt32 {
        func channel(_ shift: UInt32) -> UInt32 {
            pixels.reduce(0) { $0 + ($1 >> shift & 0xFF) } / UInt32(pixels.count) << shift
        }
        return channel(24) | channel(16) | channel(8) | channel(0)
    }
}
