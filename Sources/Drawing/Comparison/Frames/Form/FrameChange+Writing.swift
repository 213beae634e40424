import Foundation
import Frames

typealias FrameChangeWriting = KeyedEncodingContainer<FrameChange.Key>

extension FrameChange.Event {
    /// Writes everything that depends on the kind of change.
    func write(_ form: inout FrameChangeWriting) throws {
        switch self {
        case .added(let place, let count):
            try form.encode(count, forKey: .framesInside)
            try form.encode(new: place)
        case .removed(let place, let count):
            try form.encode(count, forKey: .framesInside)
            try form.encode(old: place)
        case .altered(let alteration, let old, let new):
            try alteration.write(&form)
            try form.encode(old: old)
            try form.encode(new: new)
        }
    }
}

extension FrameChange.Alteration {
    fileprivate func write(_ form: inout FrameChangeWriting) throws {
        switch self {
        case .renamed(let from, let to): try form.encode(from: from.name, to: to.name)
        case .restyled(_, let value), .font(let value), .image(let value): try form.encode(value)
        case .retexted(let from, let to, let words):
            try form.encode(from: from, to: to)
            try form.encode(words, forKey: .words)
        case .reflowed(let from, let to): try form.encode(from: from, to: to)
        case .moved(let shift, let from, let to):
            try form.encode([shift.width, shift.height], forKey: .shift)
            try form.encode(from: from.words, to: to.words)
        case .resized(let from, let to): try form.encode(from: from.words, to: to.words)
        case .restacked(let restacking): try form.encode(from: restacking.words.from, to: restacking.words.to)
        case .clipped(let clipping): try form.encode(from: clipping.words.from, to: clipping.words.to)
        case .mirrored: break
        }
    }
}

extension FrameChangeWriting {
    fileprivate mutating func encode(from: String?, to: String?) throws {
        try encodeIfPresent(from, forKey: .from)
        try encodeIfPresent(to, forKey: .to)
    }

    fileprivate mutating func encode(_ value: ValueChange) throws {
        switch value {
        case .exchange(let from, let to):
            try encode(from: from.words, to: to.words)
            try encodeIfPresent(from.token, forKey: .fromToken)
            try encodeIfPresent(to.token, forKey: .toToken)
        case .remark(let words): try encode(words, forKey: .to)
        }
    }

    fileprivate mutating func encode(old place: FrameChange.Place) throws {
        try encode(place.path, forKey: .oldPath)
        try encode(place.rect.numbers, forKey: .oldRect)
    }

    fileprivate mutating func encode(new place: FrameChange.Place) throws {
        try encode(place.path, forKey: .newPath)
        try encode(place.rect.numbers, forKey: .newRect)
    }
}

extension CGRect {
    fileprivate var numbers: [CGFloat] { [minX, minY, width, height] }
}
