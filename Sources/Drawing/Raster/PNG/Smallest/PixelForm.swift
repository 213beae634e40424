import Foundation

/// A pixel format of a PNG file.
enum PixelForm: Sendable {
    case colors
    case colorsAndAlpha
    case gray
    case grayAndAlpha
    /// Palette indices.
    case palette(Palette)

    /// Returns the lossless formats for a picture that may be the smallest.
    static func forms(for bitmap: Bitmap) -> [PixelForm] {
        let isOpaque = bitmap.isOpaque
        var forms: [PixelForm] = [isOpaque ? .colors : .colorsAndAlpha]
        if bitmap.isGray { forms = [isOpaque ? .gray : .grayAndAlpha] }
        if let palette = Palette(of: bitmap) { forms.append(.palette(palette)) }
        return forms
    }

    var colorType: PNGImage.ColorType {
        switch self {
        case .colors: .colors
        case .colorsAndAlpha: .colorsAndAlpha
        case .gray: .gray
        case .grayAndAlpha: .grayAndAlpha
        case .palette: .palette
        }
    }

    /// The bits per sample.
    var bitDepth: UInt8 {
        switch self {
        case .colors, .colorsAndAlpha, .gray, .grayAndAlpha: 8
        case .palette(let palette): palette.bitDepth
        }
    }

    var bitsPerPixel: Int {
        switch self {
        case .colors: 24
        case .colorsAndAlpha: 32
        case .gray: 8
        case .grayAndAlpha: 16
        case .palette(let palette): Int(palette.bitDepth)
        }
    }

    var paletteChunks: [PNGChunk] {
        switch self {
        case .colors, .colorsAndAlpha, .gray, .grayAndAlpha: []
        case .palette(let palette): palette.chunks
        }
    }

    /// The filter strategies to try. Differences between palette indices mean little.
    var filterChoices: [FilterChoice] {
        switch self {
        case .colors, .colorsAndAlpha, .gray, .grayAndAlpha: FilterChoice.all
        case .palette(let palette): palette.bitDepth == 8 ? [.one(.none), .fewestPairs] : [.one(.none)]
        }
    }
}

extension Bitmap {
    /// Whether red, green and blue are equal in every pixel.
    fileprivate var isGray: Bool {
        for index in 0..<pixelCount {
            let pixel = pixels[index]
            if (pixel ^ pixel >> 8) & 0xFFFF != 0 { return false }
        }
        return true
    }
}
