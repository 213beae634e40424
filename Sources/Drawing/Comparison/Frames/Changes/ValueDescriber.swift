import Foundation
import Frames

/// Describes the values of two trees in words, and finds their tokens.
struct ValueDescriber {
    let old: DesignTokens
    let new: DesignTokens

    /// Returns the change of a color.
    func colors(_ before: RGBA?, _ after: RGBA?, _ role: TokenRole? = nil) -> ValueChange {
        change(before?.description ?? "none", after?.description ?? "none", before, after, role)
    }

    func paints(_ before: Paint?, _ after: Paint?) -> ValueChange {
        change(before?.words ?? "none", after?.words ?? "none", before?.color, after?.color, .background)
    }

    func borders(_ before: Border?, _ after: Border?) -> ValueChange {
        func words(_ border: Border?) -> String {
            border.map { "\($0.width.shortDescription) pt \($0.color)" } ?? "none"
        }
        return change(words(before), words(after), before?.color, after?.color, .border)
    }

    func shadows(_ before: Shadow?, _ after: Shadow?) -> ValueChange {
        func words(_ shadow: Shadow?) -> String {
            guard let shadow else { return "none" }
            let offset = "\(shadow.offset.width.shortDescription) \(shadow.offset.height.shortDescription)"
            let shape = shadow.outline.map { ", shape \(OutlineShape($0).words)" } ?? ""
            return "radius \(shadow.radius.shortDescription) offset \(offset) \(shadow.color)\(shape)"
        }
        return change(words(before), words(after), before?.color, after?.color, .shadow)
    }

    func textColors(_ before: TextContent, _ after: TextContent) -> ValueChange {
        let colors = (before.colors, after.colors)
        return change(
            colors.0.map(\.description).joined(separator: " + "),
            colors.1.map(\.description).joined(separator: " + "), colors.0.first, colors.1.first, .text)
    }

    func fonts(_ before: TextContent, _ after: TextContent) -> ValueChange {
        let fonts = (before.fonts, after.fonts)
        let tokens = TokenRole.names(
            fonts.0.first.map { old.names(of: $0.token) } ?? [], fonts.1.first.map { new.names(of: $0.token) } ?? [],
            for: nil)
        func words(_ fonts: [UsedFont]) -> String { fonts.map(\.words).joined(separator: " + ") }
        return .exchange(
            from: ValueChange.Value(words(fonts.0), token: tokens.before),
            to: ValueChange.Value(words(fonts.1), token: tokens.after))
    }

    private func change(
        _ from: String, _ to: String, _ before: RGBA?, _ after: RGBA?, _ role: TokenRole?
    ) -> ValueChange {
        let tokens = TokenRole.names(
            before.map(old.names) ?? [], after.map(new.names) ?? [], for: role)
        return .exchange(
            from: ValueChange.Value(from, token: tokens.before), to: ValueChange.Value(to, token: tokens.after))
    }
}

/// The font of a text.
struct UsedFont: Equatable {
    var face: FontFace
    /// The size in points, rounded to hundredths.
    var size: CGFloat

    init(_ run: GlyphRun) {
        face = run.face
        size = (run.size * 100).rounded() / 100
    }

    var token: DesignTokens.Font { DesignTokens.Font(file: face.file, size: size) }

    var words: String {
        let slant = face.slant != 0 ? " slanted" : ""
        return "\(face.shortName)\(face.isEmboldened ? " emboldened" : "")\(slant) \(size.shortDescription)"
    }
}

extension TextContent {
    /// The fonts in order of appearance, each once.
    var fonts: [UsedFont] {
        var fonts: [UsedFont] = []
        for run in runs {
            let font = UsedFont(run)
            if !fonts.contains(font) { fonts.append(font) }
        }
        return fonts
    }

    /// The colors of the glyphs in order of appearance, each once.
    var colors: [RGBA] {
        var colors: [RGBA] = []
        for run in runs where !colors.contains(where: { $0.description == run.color.description }) {
            colors.append(run.color)
        }
        return colors
    }
}

extension Paint {
    fileprivate var color: RGBA? {
        if case .color(let color) = self { color } else { nil }
    }

    /// The paint in words.
    var words: String {
        switch self {
        case .color(let color): return color.description
        case .linearGradient(let colors, let start, let end):
            return "gradient \(colors.words) from \(start.fractions) to \(end.fractions)"
        case .radialGradient(let colors, let center, let inner, let outer):
            return "radial gradient \(colors.words) about \(center.fractions), "
                + "\(inner.shortDescription) to \(outer.shortDescription) pt"
        case .ellipticalGradient(let colors, let center, let inner, let outer):
            return "elliptical gradient \(colors.words) about \(center.fractions), "
                + "\(inner.words(digits: 4)) to \(outer.words(digits: 4)) of the sides"
        case .conicGradient(let colors, let center, let start, let end):
            func degrees(_ angle: CGFloat) -> String { (angle * 180 / .pi).shortDescription }
            return
                "conic gradient \(colors.words) about \(center.fractions), \(degrees(start)) to \(degrees(end)) degrees"
        }
    }
}

extension ColorStops {
    /// The colors, with their locations if those aren't evenly spaced.
    fileprivate var words: String {
        let last = CGFloat(max(stops.count - 1, 1))
        let isEven = stops.enumerated().allSatisfy { abs($1.location - CGFloat($0) / last) < 1e-4 }
        return stops.map { stop in
            isEven ? "\(stop.color)" : "\(stop.color) at \((stop.location * 100).shortDescription) %"
        }.joined(separator: isEven ? "–" : ", ")
    }
}
