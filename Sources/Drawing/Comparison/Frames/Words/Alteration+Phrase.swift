import Foundation
import Frames

extension FrameChange.Alteration {
    /// The alteration in plain words: `corner radius 18 → 0`.
    package var phrase: String {
        switch self {
        case .renamed(let from, let to): Self.names(from, to)
        case .restyled(let property, let value): "\(property.words) \(value.phrase)"
        case .retexted(let from, let to, let words): "text \(Self.texts(from ?? "", to ?? "", words))"
        case .reflowed(let from, let to): "line breaks \(from.quotedLine) → \(to.quotedLine)"
        case .font(let value): "font \(value.phrase)"
        case .image(let value): "image \(value.phrase)"
        case .moved(let shift, _, _): "moved \([shift].direction)"
        case .resized(let from, let to): "resized \(from.words) → \(to.words) pt"
        case .restacked(let restacking): restacking.phrase
        case .clipped(let clipping): clipping.phrase
        case .mirrored: "mirrored: the layout’s direction changed"
        }
    }

    /// Returns the changed classes, or the identifiers if the class is the same.
    private static func names(_ from: Frame.Origin, _ to: Frame.Origin) -> String {
        func identifier(_ origin: Frame.Origin) -> String { origin.identifier.map { "#\($0)" } ?? "none" }
        func type(_ origin: Frame.Origin) -> String { origin.type.isEmpty ? "none" : origin.type }
        return from.type == to.type
            ? "name \(identifier(from)) → \(identifier(to))" : "class \(type(from)) → \(type(to))"
    }

    /// Returns both texts, or the changed words of long ones.
    private static func texts(_ old: String, _ new: String, _ words: [WordDifference.Edit]) -> String {
        let isShort = old.count + new.count <= 40
        let hasChangedWords = words.contains { $0.from != $0.to }
        guard !isShort, hasChangedWords, !old.isEmpty, !new.isEmpty else {
            let values = (old.shortened(to: 60).quotedLine, new.shortened(to: 60).quotedLine)
            return HiddenDifference(old, new, shownAs: values)?.words ?? "\(values.0) → \(values.1)"
        }
        return WordDifference(from: old, to: new).description.shortened(to: 160).quotedLine
    }
}

extension ValueChange {
    /// `18 → 0`, `background6 #ECEBEB → accentPrimary #005FFF`, or `background6 #ECEBEB → #F2F2F2` if only the value of
    /// the token changed.
    var phrase: String {
        switch self {
        case .exchange(let from, let to):
            "\(from.phrase) → \(from.token != nil && from.token == to.token ? to.words : to.phrase)"
        case .remark(let words): words
        }
    }
}

extension ValueChange.Value {
    fileprivate var phrase: String { token.map { "\($0) \(words)" } ?? words }
}

extension [CGSize] {
    /// `320 pt left and 4 pt up`, or `108 to 194 pt left` for several moves in the same direction.
    var direction: String {
        func part(_ distances: [CGFloat], _ forward: String, _ backward: String) -> String? {
            let lengths = distances.map(\.magnitude)
            guard let least = lengths.min(), let most = lengths.max(), most > 0 else { return nil }
            let range = least.isClose(to: most) ? "" : "\(least.shortDescription) to "
            return "\(range)\(most.shortDescription) pt \(distances[0] > 0 ? forward : backward)"
        }
        return [part(map(\.width), "right", "left"), part(map(\.height), "down", "up")]
            .compactMap { $0 }.joined(separator: " and ")
    }
}

extension String {
    /// The text in curly quotation marks, or in straight ones if it contains curly ones.
    var quoted: String { contains(where: { "“”".contains($0) }) ? "\"\(self)\"" : "“\(self)”" }

    /// The text in quotation marks, on one line.
    fileprivate var quotedLine: String { replacingOccurrences(of: "\n", with: "\\n").quoted }

    /// The text on one line, truncated to a number of letters.
    func shortened(to count: Int) -> String {
        let line = replacingOccurrences(of: "\n", with: " ")
        return line.count > count ? line.prefix(count - 1) + "…" : line
    }
}
