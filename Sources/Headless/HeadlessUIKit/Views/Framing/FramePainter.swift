import Frames
import Rendering

/// Converts a view hierarchy to a tree of frames.
@MainActor
struct FramePainter {
    let traits: UITraitCollection
    var wanted = WantedTags.current
    /// The reasons of the views' frames; `nil` unless requested.
    var reasons = LayoutReasonBook.current

    func rootFrame(of view: UIView) -> Frame {
        guard view.isHidden else { return frame(of: view) }
        return Frame(origin: .init(of: view), rect: untransformedRect(of: view))
    }

    func frame(of view: UIView) -> Frame {
        let own = view.lastTraits
        guard own === traits else {
            return TraitPass.run(own) { FramePainter(traits: own, wanted: wanted, reasons: reasons).frame(of: view) }
        }
        guard let layer = view.layerIfCreated, !layer.activeAnimations.isEmpty else { return painted(view) }
        return layer.withEndValues { painted(view) }
    }

    private func painted(_ view: UIView) -> Frame {
        var frame = Frame(origin: .init(of: view), rect: untransformedRect(of: view))
        let parent = view.superview?.layerIfCreated
        if let layer = view.layerIfCreated {
            place(layer, on: &frame, in: parent)
        } else if parent?.space?.sublayerTransform != nil {
            place(view.layer, on: &frame, in: parent)
        } else if !view.transform.isIdentity {
            frame.transform = Transform(view.transform)
        }
        frame.opacity *= view.alpha
        frame.content = view.makeContent()
        if let color = view.backgroundColor { frame.fill = fill(color) }
        if let layer = view.layerIfCreated { paint(layer, on: &frame) }
        if frame.clipsToBounds, !view.needsClip { frame.clipsToBounds = false }
        frame.children = children(of: view)
        if let pattern = view.backgroundColor?.patternFrame(in: frame.rect.size, corners: frame.corners) {
            frame.children.insert(pattern, at: 0)
        }
        if let layer = view.layerIfCreated { finish(layer, &frame) }
        if let mask = view.mask { apply(mask, to: &frame, from: view.bounds.origin) }
        if !wanted.isEmpty { tag(&frame, of: view) }
        return frame
    }

    private func tag(_ frame: inout Frame, of view: UIView) {
        if wanted.contains(.notes), let note = view.layoutNote { frame.tags.append(.note(note)) }
        if wanted.contains(.contents), let content = (view as? any ContentShowing)?.shownContent {
            frame.tags.append(.showing(content))
        }
        if let reasons { frame.tags.append(.reasons(reasons.reasons(for: view))) }
        if wanted.contains(.elements) { frame.tags.append(.element(view.accessibilityProperties)) }
    }

    private func untransformedRect(of view: UIView) -> CGRect {
        let size = view.bounds.size
        guard let anchor = view.layerIfCreated?.storedAnchorPoint, anchor != CGPoint(x: 0.5, y: 0.5) else {
            return CGRect(
                x: view.center.x - size.width / 2, y: view.center.y - size.height / 2,
                width: size.width, height: size.height)
        }
        return CGRect(
            x: view.center.x - size.width * anchor.x, y: view.center.y - size.height * anchor.y, width: size.width,
            height: size.height)
    }

    private func fill(_ color: UIColor) -> Paint? {
        guard color.patternImage == nil else { return nil }
        let rgba = color.rgba(in: traits)
        return rgba.alpha > 0 ? .color(rgba) : nil
    }

    // MARK: Children

    private func children(of view: UIView) -> [Frame] {
        var entries: [(depth: CGFloat, frame: Frame)] = []
        if let drawing = CustomDrawing.frame(of: view) { entries.append((0, drawing)) }
        for frame in view.embeddedFrames() { entries.append((0, frame)) }
        let layer = view.layerIfCreated
        let placed = layer?.addedLayers ?? []
        var next = placed.startIndex
        func addLayers(upTo position: Int) {
            while next < placed.endIndex, placed[next].position <= position {
                let sublayer = placed[next].layer
                if !sublayer.isHidden { entries.append((sublayer.zPosition, frame(of: sublayer, in: layer))) }
                next += 1
            }
        }
        for (index, subview) in view.subviews.enumerated() {
            addLayers(upTo: index)
            guard !subview.isHidden, subview.alpha > 0 else { continue }
            entries.append((subview.layerIfCreated?.zPosition ?? 0, frame(of: subview)))
        }
        addLayers(upTo: .max)
        return arranged(entries, in: layer, scroll: view.bounds.origin)
    }

    /// Sorts frames by their depth, and converts them to the coordinates of the parent frame.
    func arranged(_ entries: [(depth: CGFloat, frame: Frame)], in layer: CALayer?, scroll: CGPoint) -> [Frame] {
        var entries = entries
        if entries.contains(where: { $0.depth != 0 }) { entries.sortStably { $0.depth < $1.depth } }
        let isFlipped = layer?.space?.isGeometryFlipped == true
        let height = layer?.bounds.height ?? 0
        let frames = entries.map { entry in
            guard scroll != .zero || isFlipped else { return entry.frame }
            var moved = entry.frame
            moved.rect.origin.x -= scroll.x
            moved.rect.origin.y -= scroll.y
            if isFlipped { moved.rect.origin.y = height - moved.rect.maxY }
            return moved
        }
        return layer?.arrange(frames) ?? frames
    }
}

extension Array {
    /// Sorts the elements, and keeps the order of equal ones.
    fileprivate mutating func sortStably(by isBefore: (Element, Element) -> Bool) {
        self = enumerated().sorted { first, second in
            if isBefore(first.element, second.element) { return true }
            if isBefore(second.element, first.element) { return false }
            return first.offset < second.offset
        }.map(\.element)
    }
}
