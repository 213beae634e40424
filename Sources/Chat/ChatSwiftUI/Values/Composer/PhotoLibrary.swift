/// A photo in the device's library, which is always empty.
public final class PHAsset: Sendable {
    private init() {}
}

/// The photos in the device's library: always none.
public final class PHFetchResult<Asset>: Sendable {
    public init() {}

    /// Always 0.
    public var count: Int { 0 }
}

/// The photos in the device's library as a collection: always empty.
public struct PHFetchResultCollection: RandomAccessCollection {
    /// The photos.
    public let fetchResult: PHFetchResult<PHAsset>

    public init(fetchResult: PHFetchResult<PHAsset>) {
        self.fetchResult = fetchResult
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { fetchResult.count }

    public subscript(position: Int) -> PHAsset { preconditionFailure("There is no photo library.") }
}
