internal import CGdkPixbuf

/// Decides on the decoded size of a picture when its header has been read.
final class PixbufSizing {
    private let maximumPixels: Int
    private let side: Int?

    /// Whether the picture is decoded at a reduced size.
    private(set) var isReduced = false

    init(maximumPixels: Int, forLongerSide side: Int?) {
        self.maximumPixels = maximumPixels
        self.side = side
    }

    /// Connects to the signal for the header. The loader doesn't retain this object.
    func connect(to loader: UnsafeMutablePointer<GdkPixbufLoader>) {
        let prepared:
            @convention(c) (
                UnsafeMutablePointer<GdkPixbufLoader>, Int32, Int32, UnsafeMutableRawPointer
            ) -> Void = { loader, width, height, user in
                Unmanaged<PixbufSizing>.fromOpaque(user).takeUnretainedValue()
                    .decide(loader, width: Int(width), height: Int(height))
            }
        g_signal_connect_data(
            loader, "size-prepared", unsafeBitCast(prepared, to: GCallback.self),
            Unmanaged.passUnretained(self).toOpaque(), nil, GConnectFlags(rawValue: 0))
    }

    private func decide(_ loader: UnsafeMutablePointer<GdkPixbufLoader>, width: Int, height: Int) {
        if width * height > maximumPixels {
            // A zero size makes the decoder give up before it allocates memory.
            gdk_pixbuf_loader_set_size(loader, 0, 0)
        } else if let side {
            let reduction = Self.reduction(width, height, forLongerSide: side)
            guard reduction > 1 else { return }
            isReduced = true
            func reduced(_ side: Int) -> Int32 { Int32((side + reduction - 1) / reduction) }
            gdk_pixbuf_loader_set_size(loader, reduced(width), reduced(height))
        }
    }

    /// Returns the factor by which a photo may be reduced while it is decoded. JPEG supports 2, 4 and 8, in a fraction
    /// of the time and memory. Small pictures aren't reduced.
    static func reduction(_ width: Int, _ height: Int, forLongerSide side: Int) -> Int {
        guard width * height > 1 << 20, side > 0, side < 1 << 20 else { return 1 }
        return [8, 4, 2].first { min(width, height) / $0 >= side * 2 } ?? 1
    }
}
