import InterfaceBuilder

extension UIGestureRecognizer {
    final func decodeRecognizer(from reader: InterfaceReader) {
        reader.bool("enabled").map { isEnabled = $0 }
        reader.bool("cancelsTouchesInView").map { cancelsTouchesInView = $0 }
        reader.bool("delaysTouchesBegan").map { delaysTouchesBegan = $0 }
        reader.bool("delaysTouchesEnded").map { delaysTouchesEnded = $0 }
        switch self {
        case let tap as UITapGestureRecognizer:
            reader.integer("numberOfTapsRequired").map { tap.numberOfTapsRequired = $0 }
            reader.integer("numberOfTouchesRequired").map { tap.numberOfTouchesRequired = $0 }
        case let press as UILongPressGestureRecognizer:
            reader.number("minimumPressDuration").map { press.minimumPressDuration = TimeInterval($0) }
            reader.integer("numberOfTapsRequired").map { press.numberOfTapsRequired = $0 }
            reader.integer("numberOfTouchesRequired").map { press.numberOfTouchesRequired = $0 }
            reader.number("allowableMovement").map { press.allowableMovement = $0 }
        case let pan as UIPanGestureRecognizer:
            reader.integer("minimumNumberOfTouches").map { pan.minimumNumberOfTouches = $0 }
            reader.integer("maximumNumberOfTouches").map { pan.maximumNumberOfTouches = $0 }
        case let swipe as UISwipeGestureRecognizer:
            reader.value("direction", ["right": .right, "left": .left, "up": .up, "down": .down]).map {
                swipe.direction = $0
            }
            reader.integer("numberOfTouchesRequired").map { swipe.numberOfTouchesRequired = $0 }
        case let pinch as UIPinchGestureRecognizer: reader.number("scale").map { pinch.scale = $0 }
        case let rotation as UIRotationGestureRecognizer: reader.number("rotation").map { rotation.rotation = $0 }
        default: break
        }
        reader.ignore("edges", "[allowedTouchTypes]", "[edges]")
    }
}
