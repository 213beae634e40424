import Foundation
import Frames

/// Compares two images.
struct ImageChanges {
    private(set) var changes: [OwnChange] = []

    init(_ old: ImageContent, _ new: ImageContent, _ values: ValueDescriber) {
        guard old != new else { return }
        comparePictures(old.reference, new.reference)
        if !areClose(old.tint, new.tint, { $0.isClose(to: $1) }) {
            changes.add(.tint, values.colors(old.tint, new.tint))
        }
        comparePlaces(old, new)
    }

    private mutating func comparePictures(_ old: ImageReference, _ new: ImageReference) {
        guard old != new else { return }
        let names = (old.shortName, new.shortName)
        var value = ValueChange(from: names.0, to: names.1)
        var followsSize = false
        switch (old, new) {
        case (.drawing(let before), .drawing(let after)):
            let difference = FrameDifference(from: before, to: after)
            guard let line = difference.groups.first?.line else { return }
            followsSize = names.0 == names.1 && before.rect.size != after.rect.size
            if names.0 == names.1 { value = .remark("drawn differently: \(line)") }
        case (.file(let before), .file(let after)) where names.0 == names.1:
            value = ValueChange(from: before, to: after)
        case (.data(let before), .data(let after)) where names.0 == names.1:
            guard let part = DifferingPart(before, after) else { return }
            value = ValueChange(from: part.old, to: part.new)
        case (.file, _), (.data, _), (.drawing, _):
            if names.0 == names.1 {
                value = ValueChange(from: "\(names.0), \(old.kind)", to: "\(names.1), \(new.kind)")
            }
        }
        changes.add(FrameChange.Alteration.image, value, followsSize: followsSize)
    }

    private mutating func comparePlaces(_ old: ImageContent, _ new: ImageContent) {
        let hasSameCut = old.capInsets == new.capInsets && old.isMirrored == new.isMirrored
        let isTiledAlike = areClose(old.tileSize, new.tileSize) { $0.isClose(to: $1) }
        guard !hasSameCut || !isTiledAlike || !old.destination.isClose(to: new.destination) else { return }
        changes.add(
            .imagePlacement, ValueChange(from: old.placement, to: new.placement), of: old, new,
            followsSize: hasSameCut && isTiledAlike)
    }
}

extension ImageContent {
    fileprivate var placement: String {
        let caps = capInsets.map {
            ", caps " + [$0.top, $0.left, $0.bottom, $0.right].map(\.shortDescription).joined(separator: " ")
        }
        let tiles = tileSize.map { ", tiles of \($0.words)" }
        return destination.shortDescription + (caps ?? "") + (tiles ?? "") + (isMirrored ? ", mirrored" : "")
    }
}

extension ImageReference {
    fileprivate var kind: String {
        switch self {
        case .file: "a file"
        case .data: "data"
        case .drawing: "a drawing"
        }
    }
}
