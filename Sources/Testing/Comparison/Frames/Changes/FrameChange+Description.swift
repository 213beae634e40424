import Foundation
import Frames

extension FrameChange: CustomStringConvertible {
    /// `ChatMessageBubbleView#bubbleView: corner radius 18 → 0`
    public var description: String { "\(subject): \(phrase)\(isIgnored ? ", which is ignored" : "")" }

    /// The component, and a text that tells it from others with its name.
    var subject: String { "\(component)\(hint.map { " (\($0.shortened(to: 24).quoted))" } ?? "")" }

    /// The change in plain words, to be read behind the frame's name: `corner radius 18 → 0`.
    public var phrase: String {
        switch kind {
        case .added: "added\(place(newRect))\(inside)"
        case .removed: "removed\(place(oldRect))\(inside)"
        case .moved: "moved \(direction)"
        case .resized: "resized \(exchange) pt"
        case .restyled where property == .component: component(from, to)
        case .restyled: "\(property?.words ?? "") \(exchange)"
        case .retexted: "text \(textExchange)"
        case .reflowed: "line breaks \(quoted(from)) → \(quoted(to))"
        case .restacked: from.map { "now \(to ?? ""), was \($0)" } ?? to ?? ""
        case .clipped: from == "whole" ? to ?? "cut off" : "text is cut short now"
        case .font: "font \(exchange)"
        case .image: "image \(exchange)"
        case .mirrored: "mirrored: the layout’s direction changed"
        }
    }

    /// The classes; the identifiers where the class is the same.
    private func component(_ from: String?, _ to: String?) -> String {
        let (before, after) = (Frame.Origin(name: from ?? ""), Frame.Origin(name: to ?? ""))
        func identifier(_ origin: Frame.Origin) -> String { origin.identifier.map { "#\($0)" } ?? "none" }
        func type(_ origin: Frame.Origin) -> String { origin.type.isEmpty ? "none" : origin.type }
        return before.type == after.type
            ? "name \(identifier(before)) → \(identifier(after))" : "class \(type(before)) → \(type(after))"
    }

    /// `18 → 0`, `background6 #ECEBEB → accentPrimary #005FFF`, and `background6 #ECEBEB → #F2F2F2` where the token is
    /// the same and its value is another.
    private var exchange: String {
        guard from != nil else { return to ?? "" }
        let isOneToken = fromToken != nil && fromToken == toToken
        return "\(value(from, fromToken)) → \(value(to, isOneToken ? nil : toToken))"
    }

    private func value(_ value: String?, _ token: String?) -> String {
        [token, value].compactMap { $0 }.joined(separator: " ")
    }

    private var textExchange: String {
        let (old, new) = (from ?? "", to ?? "")
        let isShort = old.count + new.count <= 40
        let isWorded = words?.contains { $0.from != $0.to } ?? false
        guard !isShort, isWorded, !old.isEmpty, !new.isEmpty else {
            let values = (quoted(old.shortened(to: 60)), quoted(new.shortened(to: 60)))
            return HiddenDifference(old, new, shownAs: values)?.words ?? "\(values.0) → \(values.1)"
        }
        return quoted(WordDifference(from: old, to: new).description.shortened(to: 160))
    }

    private func quoted(_ text: String?) -> String {
        (text ?? "").replacingOccurrences(of: "\n", with: "\\n").quoted
    }

    private func place(_ rect: CGRect?) -> String { rect.map { " at \($0.shortDescription)" } ?? "" }

    private var inside: String {
        switch framesInside ?? 0 {
        case 0: ""
        case 1: ", with 1 frame inside"
        case let count: ", with \(count) frames inside"
        }
    }

    private var direction: String { Self.direction([shift ?? .zero]) }

    /// `320 pt left and 4 pt up`, `108 to 194 pt left`: moves that all go the same way.
    static func direction(_ shifts: [CGSize]) -> String {
        func part(_ distances: [CGFloat], _ forward: String, _ backward: String) -> String? {
            let lengths = distances.map(\.magnitude)
            guard let least = lengths.min(), let most = lengths.max(), most > 0 else { return nil }
            let range = least.isClose(to: most) ? "" : "\(least.shortDescription) to "
            return "\(range)\(most.shortDescription) pt \(distances[0] > 0 ? forward : backward)"
        }
        return [part(shifts.map(\.width), "right", "left"), part(shifts.map(\.height), "down", "up")]
            .compactMap { $0 }.joined(separator: " and ")
    }
}

extension CGSize {
    /// `5 pt wider, 11 pt lower`
    package func growthWords(to other: CGSize) -> String {
        let (width, height) = (other.width - self.width, other.height - self.height)
        let parts = [
            width == 0 ? nil : "\(abs(width).shortDescription) pt \(width > 0 ? "wider" : "narrower")",
            height == 0 ? nil : "\(abs(height).shortDescription) pt \(height > 0 ? "higher" : "lower")",
        ]
        return parts.compactMap { $0 }.joined(separator: ", ")
    }
}

extension String {
    /// The text in quotation marks; in straight ones if it has some itself.
    var quoted: String { contains(where: { "“”".contains($0) }) ? "\"\(self)\"" : "“\(self)”" }

    /// The text on one line, cut off behind so many letters.
    func shortened(to count: Int) -> String {
        let line = replacingOccurrences(of: "\n", with: " ")
        return line.count > count ? line.prefix(count - 1) + "…" : line
    }
}
