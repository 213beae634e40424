/// The large content that iOS shows on a long press on a small control. Kept and never read: there are no touches.
extension UIView {
    public var showsLargeContentViewer: Bool {
        get { largeContent.isShown }
        set { largeContent.isShown = newValue }
    }

    public var largeContentTitle: String? {
        get { largeContent.title }
        set { largeContent.title = newValue }
    }

    public var largeContentImage: UIImage? {
        get { largeContent.image }
        set { largeContent.image = newValue }
    }

    public var scalesLargeContentImage: Bool {
        get { largeContent.scalesImage }
        set { largeContent.scalesImage = newValue }
    }

    public var largeContentImageInsets: UIEdgeInsets {
        get { largeContent.imageInsets }
        set { largeContent.imageInsets = newValue }
    }

    private var largeContent: LargeContent {
        get { associatedValues[LargeContent.key] as? LargeContent ?? LargeContent() }
        set { associatedValues[LargeContent.key] = newValue }
    }
}

/// The large content of a view, created when a property of it is set.
private struct LargeContent {
    var isShown = false
    var title: String?
    var image: UIImage?
    var scalesImage = false
    var imageInsets = UIEdgeInsets.zero

    nonisolated(unsafe) static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
}
