import Foundation
import Frames

extension FrameChange: Codable {
    enum Key: String, CodingKey {
        case kind, component, property, from, to, fromToken, toToken, shift, words, hint, framesInside
        case oldPath, newPath, oldRect, newRect, cause, ignored
    }

    public init(from decoder: any Decoder) throws {
        let form = try decoder.container(keyedBy: Key.self)
        component = try form.decode(String.self, forKey: .component)
        hint = try form.decodeIfPresent(String.self, forKey: .hint)
        event = try Event(form)
        cause = try form.decodeIfPresent(Int.self, forKey: .cause)
        isIgnored = try form.decodeIfPresent(Bool.self, forKey: .ignored) ?? false
    }

    public func encode(to encoder: any Encoder) throws {
        var form = encoder.container(keyedBy: Key.self)
        try form.encode(kind, forKey: .kind)
        try form.encode(component, forKey: .component)
        try form.encodeIfPresent(propertyName, forKey: .property)
        try form.encodeIfPresent(hint, forKey: .hint)
        try event.write(&form)
        try form.encodeIfPresent(cause, forKey: .cause)
        if isIgnored { try form.encode(true, forKey: .ignored) }
    }
}
