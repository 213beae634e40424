import Frames

extension UIButton: StandardAccessible {
    /// The title, or else the image's label or name.
    var standardAccessibility: StandardAccessibility {
        let label = accessibilityTitle ?? labelImage?.accessibilityName
        return StandardAccessibility(
            isElement: true, label: label, traits: traits(.button),
            isNamedByPicture: accessibilityTitle == nil && labelImage?.accessibilityLabel == nil)
    }

    private var labelImage: UIImage? { configuration?.image ?? currentImage }

    private var accessibilityTitle: String? {
        let title =
            configuration?.title ?? configuration?.attributedTitle.map { String($0.characters) } ?? currentTitle
            ?? currentAttributedTitle?.string
        let subtitle = configuration?.subtitle ?? configuration?.attributedSubtitle.map { String($0.characters) }
        let words = [title, subtitle].compactMap { $0 }.filter { !$0.isEmpty }
        return words.isEmpty ? nil : words.joined(separator: ", ")
    }
}

extension UISwitch: StandardAccessible {
    var standardAccessibility: StandardAccessibility {
        StandardAccessibility(
            isElement: true, value: isOn ? "1" : "0", traits: traits(.button), kind: .switchButton)
    }
}

extension UISlider: StandardAccessible {
    var standardAccessibility: StandardAccessibility {
        let range = Double(maximumValue - minimumValue)
        let share = range > 0 ? Double(value - minimumValue) / range : 0
        return StandardAccessibility(isElement: true, value: share.percentText, traits: traits(.adjustable))
    }
}

extension UIPageControl: StandardAccessible {
    var standardAccessibility: StandardAccessibility {
        StandardAccessibility(
            isElement: numberOfPages > 0, value: "page \(currentPage + 1) of \(numberOfPages)",
            traits: traits(.adjustable))
    }
}

extension UISegmentedControl: StandardAccessible {
    /// Each segment is a button with a number.
    var standardAccessibility: StandardAccessibility {
        let parts = zip(segments, segmentViews).enumerated().map { index, pair -> AccessibilityProperties.Part in
            let (segment, view) = pair
            var traits: AccessibilityNode.Traits = .button
            if index == selectedSegmentIndex, !isMomentary { traits.insert(.selected) }
            if !isEnabled || !segment.isEnabled { traits.insert(.notEnabled) }
            var mark = AccessibilityProperties(
                .element,
                AccessibilityNode(
                    label: segment.title ?? segment.image?.accessibilityName, traits: traits,
                    position: .init(index + 1, of: segments.count)))
            mark.rect = view.frame
            return .element(mark)
        }
        return StandardAccessibility(groups: true, parts: parts)
    }
}

extension UIStepper: StandardAccessible {
    /// Two buttons; one that would exceed the range is disabled.
    var standardAccessibility: StandardAccessibility {
        let half = CGSize(width: bounds.width / 2, height: bounds.height)
        func button(_ label: String, x: CGFloat, isAtEnd: Bool) -> AccessibilityProperties.Part {
            let isDimmed = !isEnabled || isAtEnd && !wraps
            var mark = AccessibilityProperties(
                .element, AccessibilityNode(label: label, traits: isDimmed ? [.button, .notEnabled] : .button))
            mark.rect = CGRect(origin: CGPoint(x: x, y: 0), size: half)
            return .element(mark)
        }
        return StandardAccessibility(
            groups: true,
            parts: [
                button("Decrement", x: 0, isAtEnd: value <= minimumValue),
                button("Increment", x: half.width, isAtEnd: value >= maximumValue),
            ])
    }
}
