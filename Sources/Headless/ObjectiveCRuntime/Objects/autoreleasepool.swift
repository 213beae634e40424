/// Runs a closure. Swift releases objects without a pool. Where a package brings a function of this name for Linux, that
/// one is called.
@_disfavoredOverload
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }
