public import Goldens

/// The maximum size of a new golden in bytes: a number, or one that grows with the picture.
public typealias SizeBudget = Goldens.SizeBudget

extension SizeBudget {
    /// A budget in bytes, such as `20 << 10` for 20 KiB.
    public static func << (bytes: SizeBudget, shift: Int) -> SizeBudget {
        .bytes((bytes.limit(pixels: nil) ?? 0) << shift)
    }
}
