/// A photo of the device's library. A picture has no library: there never is one.
public final class PHAsset: Sendable {
    private init() {}
}

/// Photos of the device's library: always none.
public final class PHFetchResult<Asset>: Sendable {
    public init() {}

    /// 0.
    public var count: Int { 0 }
}

/// Photos of the device's library as a collection: always empty.
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
