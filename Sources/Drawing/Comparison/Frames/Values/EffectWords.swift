import Foundation
import Frames

extension Effect {
    /// Whether two effects are of the same kind.
    func isKind(of other: Effect) -> Bool {
        switch (self, other) {
        case (.blur, .blur), (.colors, .colors), (.mixing, .mixing), (.backdrop, .backdrop), (.projection, .projection):
            true
        case (.mask(_, let isInverted), .mask(_, let other)): isInverted == other
        case (.blur, _), (.colors, _), (.mask, _), (.mixing, _), (.backdrop, _), (.projection, _): false
        }
    }

    /// The effect in words.
    var words: String {
        switch self {
        case .blur(let radius): "blur radius \(radius.shortDescription)"
        case .mixing(let mixing): "blend mode \(mixing.rawValue)"
        case .colors, .mask, .backdrop, .projection: shortDescription
        }
    }

    /// Returns the difference between two effects of the same kind.
    ///
    /// - Returns: `nil` if there is no visible difference.
    func change(to other: Effect) -> ValueChange? {
        switch (self, other) {
        case (.mask(let before, _), .mask(let after, _)):
            let bounds = (before + after).reduce(CGRect.zero) { $0.union($1.rect) }
            let difference = FrameDifference(
                from: Frame(rect: bounds, children: before), to: Frame(rect: bounds, children: after))
            return difference.groups.first.map { .remark("mask: \($0.line)") }
        case (.backdrop(let before), .backdrop(let after)):
            let changes = zip(before, after).compactMap { $0.isKind(of: $1) ? $0.change(to: $1) : nil }
            guard before.count == after.count, let first = changes.first else {
                return before == after ? nil : ValueChange(from: words, to: other.words)
            }
            return first.labeled("behind it")
        case (.blur, _), (.colors, _), (.mixing, _), (.mask, _), (.backdrop, _), (.projection, _):
            return self == other ? nil : ValueChange(from: words, to: other.words)
        }
    }
}
