/// Maps each pixel to the nearest color of a palette, and diffuses the error to neighboring pixels (Floyd, Steinberg
/// 1976) only where a color is really missing: flat areas and text stay clean.
struct Ditherer {
    /// The difference of a channel that isn't visible.
    private static let unseen = 4

    private let colors: [(red: Int, green: Int, blue: Int)]
    private let width: Int
    private var nearest: [UInt32: UInt8] = [:]
    /// The errors diffused to the current row and the next one, three channels per pixel, in sixteenths.
    private var losses: [[Int]]
    private var row = 0

    /// - Parameter width: The number of pixels per row.
    init(_ colors: [UInt32], width: Int) {
        self.colors = colors.map { (Int($0 >> 16 & 0xFF), Int($0 >> 8 & 0xFF), Int($0 & 0xFF)) }
        self.width = width
        losses = [[Int]](repeating: [Int](repeating: 0, count: (width + 2) * 3), count: 2)
    }

    /// Returns the palette index of a pixel. Pixels must come row by row.
    mutating func number(of pixel: UInt32, x: Int, y: Int) -> UInt8 {
        while row < y {
            losses[0] = losses[1]
            losses[1] = [Int](repeating: 0, count: (width + 2) * 3)
            row += 1
        }
        let found = number(pixel)
        if Self.isNear(colors[Int(found)], Self.channels(pixel)) { return found }
        let own = Self.channels(pixel)
        func wanted(_ value: Int, _ channel: Int) -> Int {
            min(max(value + losses[0][(x + 1) * 3 + channel] / 16, 0), 255)
        }
        let (red, green, blue) = (wanted(own.red, 0), wanted(own.green, 1), wanted(own.blue, 2))
        let chosen = number(0xFF00_0000 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue))
        let color = colors[Int(chosen)]
        for (channel, loss) in [red - color.red, green - color.green, blue - color.blue].enumerated() {
            losses[0][(x + 2) * 3 + channel] += loss * 7
            losses[1][x * 3 + channel] += loss * 3
            losses[1][(x + 1) * 3 + channel] += loss * 5
            losses[1][(x + 2) * 3 + channel] += loss
        }
        return chosen
    }

    private mutating func number(_ pixel: UInt32) -> UInt8 {
        if let known = nearest[pixel] { return known }
        let wanted = Self.channels(pixel)
        var best = (number: 0, distance: Int.max)
        for (number, color) in colors.enumerated() {
            let (red, green, blue) = (color.red - wanted.red, color.green - wanted.green, color.blue - wanted.blue)
            // The eye is most sensitive to green, and least to blue.
            let distance = 3 * red * red + 6 * green * green + blue * blue
            if distance < best.distance { best = (number, distance) }
        }
        nearest[pixel] = UInt8(best.number)
        return UInt8(best.number)
    }

    private static func channels(_ pixel: UInt32) -> (red: Int, green: Int, blue: Int) {
        (Int(pixel >> 16 & 0xFF), Int(pixel >> 8 & 0xFF), Int(pixel & 0xFF))
    }

    private static func isNear(_ one: (red: Int, green: Int, blue: Int), _ two: (red: Int, green: Int, blue: Int))
        -> Bool
    {
        max(abs(one.red - two.red), abs(one.green - two.green), abs(one.blue - two.blue)) <= unseen
    }
}
