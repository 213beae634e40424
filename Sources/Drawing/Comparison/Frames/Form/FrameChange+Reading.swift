import Foundation
import Frames

typealias FrameChangeReading = KeyedDecodingContainer<FrameChange.Key>

extension FrameChange.Event {
    /// Reads everything that depends on the kind of change.
    init(_ form: FrameChangeReading) throws {
        switch try form.decode(FrameChange.Kind.self, forKey: .kind) {
        case .added: self = .added(try form.newPlace, framesInside: try form.decode(Int.self, forKey: .framesInside))
        case .removed:
            self = .removed(try form.oldPlace, framesInside: try form.decode(Int.self, forKey: .framesInside))
        case .restyled: self = try form.altered(try form.restyling)
        case .retexted: self = try form.altered(try form.retexting)
        case .reflowed: self = try form.altered(.reflowed(from: try form.text(.from), to: try form.text(.to)))
        case .font: self = try form.altered(.font(try form.value))
        case .image: self = try form.altered(.image(try form.value))
        case .moved: self = try form.altered(try form.move)
        case .resized:
            self = try form.altered(
                .resized(from: try form.words(.from, as: CGSize.init), to: try form.words(.to, as: CGSize.init)))
        case .restacked: self = try form.altered(.restacked(try form.restacking))
        case .clipped: self = try form.altered(.clipped(try form.clipping))
        case .mirrored: self = try form.altered(.mirrored)
        }
    }
}

extension FrameChangeReading {
    fileprivate func altered(_ alteration: FrameChange.Alteration) throws -> FrameChange.Event {
        .altered(alteration, from: try oldPlace, to: try newPlace)
    }

    // MARK: Places

    fileprivate var oldPlace: FrameChange.Place {
        get throws { FrameChange.Place(path: try decode([Int].self, forKey: .oldPath), rect: try rect(.oldRect)) }
    }

    fileprivate var newPlace: FrameChange.Place {
        get throws { FrameChange.Place(path: try decode([Int].self, forKey: .newPath), rect: try rect(.newRect)) }
    }

    private func rect(_ key: Key) throws -> CGRect {
        let numbers = try decode([CGFloat].self, forKey: key)
        guard numbers.count == 4 else { throw unreadable(key, "a rectangle has four numbers") }
        return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }

    // MARK: Kinds of changes

    fileprivate var restyling: FrameChange.Alteration {
        get throws {
            let name = try text(.property)
            guard name != FrameChange.componentProperty else {
                return .renamed(from: Frame.Origin(name: try text(.from)), to: Frame.Origin(name: try text(.to)))
            }
            return .restyled(try decode(FrameChange.Property.self, forKey: .property), try value)
        }
    }

    fileprivate var retexting: FrameChange.Alteration {
        get throws {
            .retexted(
                from: try decodeIfPresent(String.self, forKey: .from),
                to: try decodeIfPresent(String.self, forKey: .to),
                words: try decode([WordDifference.Edit].self, forKey: .words))
        }
    }

    fileprivate var move: FrameChange.Alteration {
        get throws {
            let shift = try decode([CGFloat].self, forKey: .shift)
            guard shift.count == 2 else { throw unreadable(.shift, "a distance has two numbers") }
            return .moved(
                by: CGSize(width: shift[0], height: shift[1]), from: try words(.from, as: CGPoint.init),
                to: try words(.to, as: CGPoint.init))
        }
    }

    fileprivate var restacking: FrameChange.Restacking {
        get throws {
            let from = try decodeIfPresent(String.self, forKey: .from)
            return try words(.to) { FrameChange.Restacking(from: from, to: $0) }
        }
    }

    fileprivate var clipping: FrameChange.Clipping {
        get throws {
            let from = try text(.from)
            return try words(.to) { FrameChange.Clipping(from: from, to: $0) }
        }
    }

    // MARK: Values

    fileprivate func text(_ key: Key) throws -> String { try decode(String.self, forKey: key) }

    fileprivate var value: ValueChange {
        get throws {
            let to = try text(.to)
            guard let from = try decodeIfPresent(String.self, forKey: .from) else { return .remark(to) }
            return .exchange(
                from: ValueChange.Value(from, token: try decodeIfPresent(String.self, forKey: .fromToken)),
                to: ValueChange.Value(to, token: try decodeIfPresent(String.self, forKey: .toToken)))
        }
    }

    /// Reads a value that is stored in words.
    fileprivate func words<Value>(_ key: Key, as read: (String) -> Value?) throws -> Value {
        let words = try text(key)
        guard let value = read(words) else { throw unreadable(key, "“\(words)” doesn't describe such a change") }
        return value
    }

    private func unreadable(_ key: Key, _ reason: String) -> DecodingError {
        DecodingError.dataCorruptedError(forKey: key, in: self, debugDescription: reason)
    }
}
