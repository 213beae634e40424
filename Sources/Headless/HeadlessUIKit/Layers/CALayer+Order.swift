import Frames
import Rendering

extension CALayer {
    /// The layer of views whose own layer wasn't created.
    static let placeholder = CALayer()

    /// The subviews' layers and the added ones, in their order; `zPosition` doesn't count.
    final var orderedSublayers: [CALayer] {
        guard let view else { return addedLayers.map(\.layer) }
        var result: [CALayer] = []
        var next = addedLayers.startIndex
        for (index, subview) in view.subviews.enumerated() {
            while next < addedLayers.endIndex, addedLayers[next].position <= index {
                result.append(addedLayers[next].layer)
                next += 1
            }
            result.append(subview.layer)
        }
        return result + addedLayers[next...].map(\.layer)
    }

    /// Inserts a layer at an index among all sublayers.
    final func insert(_ layer: CALayer, at index: Int) {
        precondition(layer !== self, "A layer cannot be its own sublayer")
        // The position of a view's layer is that of the view.
        guard layer.view == nil else { return }
        layer.removeFromSuperlayer()
        layer.superlayer = self
        let below = orderedSublayers.prefix(max(index, 0))
        let views = below.filter { $0.view != nil }.count
        addedLayers.insert((layer, index == .max ? view?.subviews.count ?? 0 : views), at: below.count - views)
    }

    // MARK: Appearance

    /// Copies the geometry, background, border, opacity and contents.
    final func copyAppearance(of other: CALayer) {
        bounds = other.bounds
        position = other.position
        anchorPoint = other.anchorPoint
        transform = other.transform
        backgroundColor = other.backgroundColor
        cornerRadius = other.cornerRadius
        maskedCorners = other.maskedCorners
        cornerCurve = other.cornerCurve
        borderWidth = other.borderWidth
        borderColor = other.borderColor
        opacity = other.opacity
        contents = other.contents
        contentsGravity = other.contentsGravity
        masksToBounds = other.masksToBounds
    }

    final func reportFilters(_ property: String, _ filters: [Any]?) {
        guard let filters, !filters.isEmpty else { return }
        RenderProblems.report(.undrawn(property, of: self, instead: "the layer is drawn without it"))
    }

    final func reportFilter(_ filter: Any?) {
        guard let filter, mixing == nil else { return }
        RenderProblems.report(
            .undrawn(
                "CALayer.compositingFilter", of: self,
                instead:
                    "“\(filter)” isn't a supported blend mode: the layer is drawn in the normal mode"
            ))
    }

    /// The layer's blend mode; `nil` for the normal one.
    final var mixing: Mixing? {
        guard let name = compositingFilter as? String else { return nil }
        let suffix = "BlendMode"
        return CompositingNames.mixings[name.hasSuffix(suffix) ? String(name.dropLast(suffix.count)) : name]
    }
}

/// The names of compositing filters.
private enum CompositingNames {
    /// Names without the suffix "BlendMode". Those of Porter and Duff have no suffix.
    static let mixings: [String: Mixing] = [
        "normal": .normal, "multiply": .multiply, "screen": .screen, "overlay": .overlay, "darken": .darken,
        "lighten": .lighten, "colorDodge": .colorDodge, "colorBurn": .colorBurn, "softLight": .softLight,
        "hardLight": .hardLight, "difference": .difference, "exclusion": .exclusion, "hue": .hue,
        "saturation": .saturation, "color": .color, "luminosity": .luminosity, "linearDodge": .plusLighter,
        "plusL": .plusLighter, "clear": .clear, "copy": .copy, "sourceOver": .normal, "sourceIn": .sourceIn,
        "sourceOut": .sourceOut, "sourceAtop": .sourceAtop, "destOver": .destinationOver,
        "destIn": .destinationIn, "destOut": .destinationOut, "destAtop": .destinationAtop, "xor": .xor,
    ]
}
