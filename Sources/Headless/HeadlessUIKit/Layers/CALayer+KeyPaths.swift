import Frames
import Rendering

/// Access to a layer's properties by name, for animations.
extension CALayer {
    /// Returns the value of a property, such as `"opacity"` or `"transform.rotation.z"`; `nil` for an unknown one.
    public final func value(forKeyPath keyPath: String) -> Any? {
        switch keyPath {
        case "opacity": CGFloat(opacity)
        case "hidden", "isHidden": isHidden
        case "backgroundColor": backgroundColor
        case "cornerRadius": cornerRadius
        case "borderWidth": borderWidth
        case "borderColor": borderColor
        case "shadowColor": shadowColor
        case "shadowOpacity": CGFloat(shadowOpacity)
        case "shadowRadius": shadowRadius
        case "shadowOffset": shadowOffset
        case "shadowPath": shadowPath
        case "masksToBounds": masksToBounds
        case "zPosition": zPosition
        case "contents": contents
        case "contentsRect": contentsRect
        case "anchorPoint": anchorPoint
        case "position": position
        case "position.x": position.x
        case "position.y": position.y
        case "bounds": bounds
        case "bounds.origin": bounds.origin
        case "bounds.size": bounds.size
        case "bounds.size.width": bounds.width
        case "bounds.size.height": bounds.height
        case "frame": frame
        case "sublayerTransform": sublayerTransform
        case "transform": transform
        default: partOfTransform(keyPath) ?? kindValue(keyPath)
        }
    }

    /// Sets a property by its name; `nil` removes a color, a path or contents.
    public final func setValue(_ value: Any?, forKeyPath keyPath: String) {
        guard !setAppearanceValue(value, keyPath), !setGeometryValue(value, keyPath), !setKindValue(value, keyPath)
        else { return }
        guard let part = TransformPart(keyPath) else {
            RenderProblems.report(
                .oncePerRender,
                "\(type(of: self)) has no property “\(keyPath)” that can be set by its name: nothing is set.")
            return
        }
        transform = part.set(value, in: transform)
    }

    /// Sets a property by its name.
    public final func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }
    public final func value(forKey key: String) -> Any? { value(forKeyPath: key) }

    private func partOfTransform(_ keyPath: String) -> Any? {
        TransformPart(keyPath).map { $0.value(in: transform) }
    }

    private func setAppearanceValue(_ value: Any?, _ keyPath: String) -> Bool {
        let number = AnimatedValue.number(value)
        switch keyPath {
        case "opacity": opacity = Float(number ?? 1)
        case "hidden", "isHidden": isHidden = (number ?? 0) != 0 || value as? Bool == true
        case "backgroundColor": backgroundColor = Self.color(value)
        case "cornerRadius": cornerRadius = number ?? 0
        case "borderWidth": borderWidth = number ?? 0
        case "borderColor": borderColor = Self.color(value)
        case "shadowColor": shadowColor = Self.color(value)
        case "shadowOpacity": shadowOpacity = Float(number ?? 0)
        case "shadowRadius": shadowRadius = number ?? 0
        case "shadowOffset": shadowOffset = AnimatedValue.size(value) ?? .zero
        case "shadowPath": shadowPath = value as? CGPath
        case "masksToBounds": masksToBounds = value as? Bool ?? false
        case "contents": contents = value
        case "contentsRect": contentsRect = AnimatedValue.rect(value) ?? CGRect(x: 0, y: 0, width: 1, height: 1)
        default: return false
        }
        return true
    }

    private func setGeometryValue(_ value: Any?, _ keyPath: String) -> Bool {
        let number = AnimatedValue.number(value)
        switch keyPath {
        case "zPosition": zPosition = number ?? 0
        case "anchorPoint": anchorPoint = AnimatedValue.point(value) ?? anchorPoint
        case "position": position = AnimatedValue.point(value) ?? position
        case "position.x": position.x = number ?? position.x
        case "position.y": position.y = number ?? position.y
        case "bounds": bounds = AnimatedValue.rect(value) ?? bounds
        case "bounds.origin": bounds.origin = AnimatedValue.point(value) ?? bounds.origin
        case "bounds.size": bounds.size = AnimatedValue.size(value) ?? bounds.size
        case "bounds.size.width": bounds.size.width = number ?? bounds.width
        case "bounds.size.height": bounds.size.height = number ?? bounds.height
        case "frame": frame = AnimatedValue.rect(value) ?? frame
        case "sublayerTransform": sublayerTransform = AnimatedValue.transform(value) ?? CATransform3DIdentity
        case "transform": transform = AnimatedValue.transform(value) ?? CATransform3DIdentity
        default: return false
        }
        return true
    }

    static func color(_ value: Any?) -> CGColor? { value as? CGColor ?? (value as? UIColor)?.cgColor }

    // MARK: Subclasses

    private func kindValue(_ keyPath: String) -> Any? {
        switch (self, keyPath) {
        case (let shape as CAShapeLayer, _): shape.shapeValue(keyPath)
        case (let gradient as CAGradientLayer, "colors"): gradient.colors
        case (let gradient as CAGradientLayer, "locations"): gradient.locations
        case (let gradient as CAGradientLayer, "startPoint"): gradient.startPoint
        case (let gradient as CAGradientLayer, "endPoint"): gradient.endPoint
        case (let replicator as CAReplicatorLayer, "instanceTransform"): replicator.instanceTransform
        case (let text as CATextLayer, "string"): text.string
        case (let text as CATextLayer, "fontSize"): text.fontSize
        case (let text as CATextLayer, "foregroundColor"): text.foregroundColor
        default: nil
        }
    }

    private func setKindValue(_ value: Any?, _ keyPath: String) -> Bool {
        switch (self, keyPath) {
        case (let shape as CAShapeLayer, _): return shape.setShapeValue(value, keyPath)
        case (let gradient as CAGradientLayer, "colors"): gradient.colors = value as? [Any]
        case (let gradient as CAGradientLayer, "locations"): gradient.locations = Self.numbers(value)
        case (let gradient as CAGradientLayer, "startPoint"):
            gradient.startPoint = AnimatedValue.point(value) ?? gradient.startPoint
        case (let gradient as CAGradientLayer, "endPoint"):
            gradient.endPoint = AnimatedValue.point(value) ?? gradient.endPoint
        case (let replicator as CAReplicatorLayer, "instanceTransform"):
            replicator.instanceTransform = AnimatedValue.transform(value) ?? CATransform3DIdentity
        case (let text as CATextLayer, "string"): text.string = value
        case (let text as CATextLayer, "fontSize"): text.fontSize = AnimatedValue.number(value) ?? text.fontSize
        case (let text as CATextLayer, "foregroundColor"): text.foregroundColor = Self.color(value)
        default: return false
        }
        return true
    }

    private static func numbers(_ value: Any?) -> [NSNumber]? {
        (value as? [Any])?.compactMap { AnimatedValue.number($0).map { NSNumber(value: Double($0)) } }
    }
}

extension CAShapeLayer {
    fileprivate func shapeValue(_ keyPath: String) -> Any? {
        switch keyPath {
        case "path": path
        case "fillColor": fillColor
        case "strokeColor": strokeColor
        case "strokeStart": strokeStart
        case "strokeEnd": strokeEnd
        case "lineWidth": lineWidth
        case "lineDashPhase": lineDashPhase
        case "miterLimit": miterLimit
        default: nil
        }
    }

    fileprivate func setShapeValue(_ value: Any?, _ keyPath: String) -> Bool {
        let number = AnimatedValue.number(value)
        switch keyPath {
        case "path": path = value as? CGPath
        case "fillColor": fillColor = Self.color(value)
        case "strokeColor": strokeColor = Self.color(value)
        case "strokeStart": strokeStart = number ?? 0
        case "strokeEnd": strokeEnd = number ?? 1
        case "lineWidth": lineWidth = number ?? 1
        case "lineDashPhase": lineDashPhase = number ?? 0
        case "miterLimit": miterLimit = number ?? 10
        default: return false
        }
        return true
    }
}
