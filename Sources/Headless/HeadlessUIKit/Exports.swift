// Importing the views also imports their values, such as colors, fonts and images, and with them Foundation's `CGRect`.
@_exported import DeveloperToolsSupport
@_exported import Localization
@_exported import ObjectiveCRuntime
@_exported import UIKitValues
