import Foundation

extension Frame.Content {
    /// Checks the content's own numbers, excluding those of a drawing inside it.
    func check() throws(InvalidNumber) {
        switch self {
        case .none: break
        case .text(let text): try text.check()
        case .image(let image): try image.check()
        case .path(let path): try path.check()
        }
    }
}

extension TextContent {
    fileprivate func check() throws(InvalidNumber) {
        for band in backgrounds + lines {
            try band.rect.check("text's line")
            try band.color.check("text's line")
        }
        for run in runs { try run.check() }
        for picture in pictures { try picture.check() }
    }
}

extension GlyphRun {
    fileprivate func check() throws(InvalidNumber) {
        try Frames.check(size, "font's", "size", FrameLimits.fontSize)
        try color.check("text's")
        try origin.check("text's")
        try face.check()
        try effects?.check()
        for glyph in glyphs {
            try Frames.check(Double(glyph.id), "glyph's", "number", FrameLimits.index)
            try Frames.check(Double(glyph.x), "glyph's", "x")
            try Frames.check(Double(glyph.y), "glyph's", "y")
        }
    }
}

extension FontFace {
    fileprivate func check() throws(InvalidNumber) {
        try Frames.check(slant, "font's", "slant", FrameLimits.slant)
        try Frames.check(Double(index), "font's", "index", FrameLimits.index)
        // The name of a font's file, not a path.
        guard !file.isEmpty, !file.utf8.contains(where: { $0 == 0x2F || $0 == 0 }), file.utf8.first != 0x2E else {
            throw InvalidNumber(reason: "its font “\(file.prefix(40))” is not the name of a font's file")
        }
        try system?.check()
    }
}

extension SystemFace {
    fileprivate func check() throws(InvalidNumber) {
        guard digest.utf8.count == Self.digestLength, digest.allSatisfy({ $0.isASCII && $0.isHexDigit }) else {
            throw InvalidNumber(reason: "its font's digest “\(digest.prefix(40))” is not one of 16 digits")
        }
        let axes = axes ?? []
        try Frames.check(Double(axes.count), "font's", "number of axes", FrameLimits.fontAxes)
        for axis in axes { try Frames.check(axis, "font's", "axis") }
    }
}

extension GlyphEffects {
    fileprivate func check() throws(InvalidNumber) {
        if let stroke {
            try Frames.check(stroke.width, "letters' stroke's", "width", FrameLimits.width)
            try stroke.color?.check("letters' stroke's")
        }
        guard let shadow else { return }
        try Frames.check(shadow.radius, "letters' shadow's", "radius", FrameLimits.width)
        try Frames.check(shadow.x, "letters' shadow's", "x")
        try Frames.check(shadow.y, "letters' shadow's", "y")
        try shadow.color.check("letters' shadow's")
    }
}

extension ImageContent {
    fileprivate func check() throws(InvalidNumber) {
        try destination.check("image's")
        try tint?.check("image's tint's")
        try tileSize?.check("image's tile's")
        guard let capInsets else { return }
        for inset in [capInsets.top, capInsets.left, capInsets.bottom, capInsets.right] {
            try Frames.check(inset, "image's", "inset")
        }
        try capInsets.imageSize.check("image's natural")
    }
}

extension PathContent {
    fileprivate func check() throws(InvalidNumber) {
        try outline.check("path's")
        try fill?.check("path's")
        try paintArea?.check("path's area's")
        guard let stroke else { return }
        try stroke.color.check("line's")
        try Frames.check(stroke.width, "line's", "width", FrameLimits.width)
        for dash in stroke.dashes { try Frames.check(dash, "line's", "dash") }
        try Frames.check(Double(stroke.dashPhase ?? 0), "line's", "dash phase")
        try Frames.check(Double(stroke.miterLimit ?? 0), "line's", "miter limit")
        try stroke.gradient?.check("line's")
        try Frames.check(Double(stroke.part?.start ?? 0), "line's", "start")
        try Frames.check(Double(stroke.part?.end ?? 0), "line's", "end")
    }
}
